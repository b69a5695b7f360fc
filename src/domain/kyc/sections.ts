import { kycSteps, type KycField, type KycStep } from './steps'

/** The sections of a KYC record by their stored names, in the order of the wizard's steps. */
export const kycFields: readonly KycField[] = kycSteps.map(({ field }) => field)

const byField = (text: (step: KycStep) => string) =>
  Object.fromEntries(kycSteps.map((step) => [step.field, text(step)])) as Readonly<Record<KycField, string>>

/** The label of each section in Settings. */
export const sectionLabels = byField(({ label }) => label)

/** The short name of each section in the wizard and in mails. */
export const sectionTitles = byField(({ title }) => title)

/** The statuses of a section, in the order of the API. */
export const sectionStatuses = ['Pending', 'Approved', 'Rejected'] as const

/** A section in the server's list: its status in the server's own words, and the reason of a rejection. */
export type KycSection = { readonly field: string; readonly status: string; readonly reason: string | undefined }

const plain = (text: string) => text.trim().toLowerCase()

/** The field of a name, ignoring case; `undefined` if no section has that name. */
export const kycFieldNamed = (name: string): KycField | undefined =>
  kycFields.find((field) => plain(field) === plain(name))

/** The section in an address, the first one if it names none. */
export const fieldOfTab = (tab: string | undefined): KycField => kycFieldNamed(tab ?? '') ?? 'User Info'

/** The section that a wizard's step saves; the steps after the forms save none. */
export const fieldOfStep = (step: number): KycField | undefined => kycFields[step - 1]

const sectionOf = (sections: readonly KycSection[], field: KycField): KycSection | undefined =>
  sections.find((section) => kycFieldNamed(section.field) === field)

/** Approved; anything else is pending, rejected, or not listed by the server. */
export const isSectionApproved = (sections: readonly KycSection[], field: KycField): boolean =>
  sectionOf(sections, field)?.status === 'Approved'

/** The rejection of a section by a review; its `reason` may be missing. */
export type Rejection = { readonly reason: string | undefined }

export const rejectionOf = (sections: readonly KycSection[], field: KycField): Rejection | undefined => {
  const section = sectionOf(sections, field)
  return section?.status === 'Rejected' ? { reason: section.reason?.trim() || undefined } : undefined
}

/** A rejected section: its step in the wizard, and the reviewer's reason, which may be missing. */
export type ThingToFix = Rejection & { readonly field: KycField; readonly step: number }

/** The sections that a review rejected, in the order of the steps. */
export const thingsToFix = (sections: readonly KycSection[]): readonly ThingToFix[] =>
  kycFields.flatMap((field, index) => {
    const rejection = rejectionOf(sections, field)
    return rejection ? [{ field, step: index + 1, ...rejection }] : []
  })

/**
 * Whether a wizard's step is done, which it also is after the open one: sections are only rejected
 * once all of them were sent. `reached` is the step of the status.
 */
export const isStepDone =
  (sections: readonly KycSection[], reached: number) =>
  (step: number): boolean => {
    const rejected = thingsToFix(sections).map((thing) => thing.step)
    return !rejected.includes(step) && (step < reached || (rejected.length > 0 && step <= kycFields.length))
  }

/** How many things there are to fix, in words. */
export const countToFix = (count: number): string => (count === 1 ? '1 thing to fix' : `${String(count)} things to fix`)

/** Shown where a review gave no reason. */
export const NO_REASON = 'Please check it and send it again.'

/** The sections after one of them was sent again: its rejection has ended. */
export const sentAgain = (sections: readonly KycSection[], field: KycField): readonly KycSection[] =>
  sections.map((section) =>
    kycFieldNamed(section.field) === field ? { ...section, status: 'Pending', reason: undefined } : section,
  )
