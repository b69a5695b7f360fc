import { kycFields } from '../../domain/kyc/sections'
import { kycSteps, type KycField, type KycStatus } from '../../domain/kyc/steps'

export { kycFields, type KycField }

export type SectionStatus = 'Pending' | 'Approved' | 'Rejected'
export type Section = { readonly field: string; readonly status: SectionStatus; readonly reason: string | null }
export type SavedSection = Section & { readonly version: number; readonly savedAt: Date }

const find = <Of extends Section>(sections: readonly Of[], field: KycField) =>
  sections.find((section) => section.field === field)

/**
 * The status of a customer. An approval holds while every saved section is approved and none is missing that is asked of
 * the approved. Otherwise the first missing or rejected section decides, regardless of later ones; with all of them saved,
 * PendingReview until each is approved.
 */
export const statusIn =
  (steps: typeof kycSteps) =>
  (sections: readonly Section[]): KycStatus => {
    const statusOf = (field: KycField) => find(sections, field)?.status
    const isApproved = steps.every(
      ({ field, asksApproved }) => (statusOf(field) ?? (asksApproved ? 'Pending' : 'Approved')) === 'Approved',
    )
    if (isApproved) return 'Approved'
    return steps.find(({ field }) => (statusOf(field) ?? 'Rejected') === 'Rejected')?.status ?? 'PendingReview'
  }

export const kycStatusOf = statusIn(kycSteps)

/** Every section in the shape of the API; one that was never saved is Pending. */
export const sectionItems = (sections: readonly Section[]) =>
  kycFields.map((field, index) => {
    const section = find(sections, field)
    return {
      id: index + 1,
      kycField: field,
      status: section?.status ?? 'Pending',
      reason: section?.reason ?? undefined,
    }
  })

const versionIn = (sections: readonly SavedSection[], field: KycField): string =>
  String(find(sections, field)?.version ?? 0)

/** The version of each section, in their order; 0 of one that was never saved: `1.3.1.1.1.2`. */
export const versionOf = (sections: readonly SavedSection[]): string =>
  kycFields.map((field) => versionIn(sections, field)).join('.')

/** The sections that are not as they were in that version; all of them for a text that is no version. */
export const changedSince = (version: string, sections: readonly SavedSection[]): readonly KycField[] => {
  const parts = version.trim().split('.')
  return kycFields.filter(
    (field, index) => parts.length !== kycFields.length || parts[index] !== versionIn(sections, field),
  )
}
