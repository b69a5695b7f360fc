/** The sections of a KYC record by their stored names, in the order of the wizard's steps and their statuses. */
export const kycFields = [
  'User Info',
  'Account Info',
  'Bvn Info',
  'Employer Info',
  'Medical Info',
  'Identification Document',
] as const
export type KycField = (typeof kycFields)[number]

/** The label of each stored name (requirement SET-06). */
export const sectionLabels: Readonly<Record<KycField, string>> = {
  'User Info': 'Overview',
  'Account Info': 'Bank Info',
  'Bvn Info': 'BVN Info',
  'Employer Info': 'Employer Info',
  'Medical Info': 'Medical Info',
  'Identification Document': 'ID Document',
}

/** The statuses of a section, in the order of the API. */
export const sectionStatuses = ['Pending', 'Approved', 'Rejected'] as const

/** A section in the server's list: its status in the server's own words, and the reason of a rejection. */
export type KycSection = { readonly field: string; readonly status: string; readonly reason: string | undefined }

const plain = (text: string) => text.trim().toLowerCase()

/** The field of a name, ignoring case; `undefined` if no section has that name. */
export const kycFieldNamed = (name: string): KycField | undefined =>
  kycFields.find((field) => plain(field) === plain(name))

/** The section in an address, the first one if it names none (requirement SET-05). */
export const fieldOfTab = (tab: string | undefined): KycField => kycFieldNamed(tab ?? '') ?? 'User Info'

/** The section that a wizard's step saves; the steps after the sixth save none. */
export const fieldOfStep = (step: number): KycField | undefined => kycFields[step - 1]

const sectionOf = (sections: readonly KycSection[], field: KycField): KycSection | undefined =>
  sections.find((section) => kycFieldNamed(section.field) === field)

/** Approved; anything else is pending, rejected, or not listed by the server (requirement SET-08). */
export const isSectionApproved = (sections: readonly KycSection[], field: KycField): boolean =>
  sectionOf(sections, field)?.status === 'Approved'

/** The rejection of a section by a review; its `reason` may be missing. */
export type Rejection = { readonly reason: string | undefined }

export const rejectionOf = (sections: readonly KycSection[], field: KycField): Rejection | undefined => {
  const section = sectionOf(sections, field)
  return section?.status === 'Rejected' ? { reason: section.reason?.trim() || undefined } : undefined
}
