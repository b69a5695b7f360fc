import { kycSteps, kycStatuses } from './steps'

/** The position of a status in an order of statuses, counted from one; 1 for an absent or unknown status. */
export const placeIn =
  (order: readonly string[]) =>
  (status: string | undefined): number =>
    status === undefined ? 1 : Math.max(0, order.indexOf(status)) + 1

/** The step that a status opens: its number in an address. */
export const openingStep: (status: string | undefined) => number = placeIn(kycStatuses)

export const isKnownStatus = (status: string | undefined): boolean =>
  (kycStatuses as readonly (string | undefined)[]).includes(status)

/** The number of steps that the customer fills in: those before the review. */
export const FORM_STEPS = kycSteps.length

/** How many of them are completed at that status; `undefined` for an unknown one. */
export const completedSteps = (status: string | undefined): number | undefined =>
  isKnownStatus(status) ? Math.min(openingStep(status) - 1, FORM_STEPS) : undefined

export const isApproved = (status: string | undefined): boolean => status === 'Approved'
