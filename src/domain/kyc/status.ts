/** The KYC statuses in order: each names what the customer still has to submit. */
export const kycStatuses = [
  'NewlyRegistered',
  'PendingAccountInfo',
  'PendingBvnInfo',
  'PendingEmployerInfo',
  'PendingMedicalInfo',
  'PendingIdentificationUpload',
  'PendingReview',
  'Approved',
] as const
export type KycStatus = (typeof kycStatuses)[number]

export type KycStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The position of a status in an order of statuses, counted from one; 1 for an absent or unknown status. */
export const placeIn =
  (order: readonly string[]) =>
  (status: string | undefined): number =>
    status === undefined ? 1 : Math.max(0, order.indexOf(status)) + 1

export const openingStep = (status: string | undefined): KycStep => placeIn(kycStatuses)(status) as KycStep

export const isKnownStatus = (status: string | undefined): boolean =>
  (kycStatuses as readonly (string | undefined)[]).includes(status)

/** The number of steps that the customer fills in: those before the review. */
export const FORM_STEPS = kycStatuses.indexOf('PendingReview')

/** How many of them are completed at that status; `undefined` for an unknown one. */
export const completedSteps = (status: string | undefined): number | undefined =>
  isKnownStatus(status) ? Math.min(openingStep(status) - 1, FORM_STEPS) : undefined

export const isApproved = (status: string | undefined): boolean => status === 'Approved'
