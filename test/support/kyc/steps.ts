import { employer } from './employer'
import type { PlainPart, PlainPartTest } from './plain-part'

/** The steps of the specification, in their order. */
export const specified = [
  { part: 'user-details', field: 'User Info', status: 'NewlyRegistered', label: 'Overview' },
  { part: 'bank-account', field: 'Account Info', status: 'PendingAccountInfo', label: 'Bank Info' },
  { part: 'bvn', field: 'Bvn Info', status: 'PendingBvnInfo', label: 'BVN Info' },
  { part: 'employer', field: 'Employer Info', status: 'PendingEmployerInfo', label: 'Employer Info' },
  { part: 'medical', field: 'Medical Info', status: 'PendingMedicalInfo', label: 'Medical Info' },
  {
    part: 'document',
    field: 'Identification Document',
    status: 'PendingIdentificationUpload',
    label: 'ID Document',
  },
] as const

export const specifiedStatuses = [...specified.map(({ status }) => status), 'PendingReview', 'Approved'] as const

export type SpecifiedPart = (typeof specified)[number]['part']

/** The number of a part's step in the specification. */
export const numberOf = (part: SpecifiedPart): number => specified.findIndex((step) => step.part === part) + 1
/** The steps after the forms: everything is sent, and everything is approved. */
export const REVIEW = specified.length + 1
export const APPROVED = specified.length + 2

export const plainParts = { employer } as const satisfies { readonly [Part in PlainPart]: PlainPartTest<Part> }

/** The plain parts in the order of their steps. */
export const plainTests = specified.flatMap(({ part, field, status }) => {
  const test: PlainPartTest | undefined = (plainParts as Partial<Record<SpecifiedPart, PlainPartTest>>)[part]
  return test === undefined ? [] : [{ part: part as PlainPart, field, status, ...test }]
})
