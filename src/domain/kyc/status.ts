/** The KYC statuses in their order: each names what the customer has still to give. */
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

/**
 * The place of a status in an order of statuses, counted from one; 1 for a status that is absent or unknown
 * (requirement KYC-02).
 */
export const placeIn =
  (order: readonly string[]) =>
  (status: string | undefined): number =>
    status === undefined ? 1 : Math.max(0, order.indexOf(status)) + 1

/** The step that a status opens the wizard at (requirement KYC-02). */
export const openingStep = (status: string | undefined): KycStep => placeIn(kycStatuses)(status) as KycStep

/** Whether a status is one that the wizard knows. */
export const isKnownStatus = (status: string | undefined): boolean =>
  (kycStatuses as readonly (string | undefined)[]).includes(status)

/** How many steps ask the customer for something: those before the review. */
export const STEPS_TO_GIVE = kycStatuses.indexOf('PendingReview')

/** How many of them are done by that status; nothing for one that the wizard does not know. */
export const stepsGiven = (status: string | undefined): number | undefined =>
  isKnownStatus(status) ? Math.min(openingStep(status) - 1, STEPS_TO_GIVE) : undefined

export const isApproved = (status: string | undefined): boolean => status === 'Approved'
