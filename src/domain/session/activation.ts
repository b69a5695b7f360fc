import { left, right, type Either } from 'fp-ts/Either'
import { activationMessages } from './activation-messages'

/** The contents of an activation link: the customer, the confirmation code, and `c`, which the server may add. */
export type Activation = {
  readonly userId: string
  readonly confirmationCode: string
  readonly c: string | undefined
}

/** What the service says of a link that has done its work: somebody, or a scanner of mails, has opened it before. */
export const ACCOUNT_ACTIVE = 'Your account is active. Log in.'

/** Why an activation did not succeed, as the page shows it. */
export type ActivationFailure = {
  readonly code: number | string
  readonly message: string
  readonly details: string | undefined
  readonly violations: readonly string[]
}

export const activationFailure = (code: number, message: string): ActivationFailure => ({
  code,
  message,
  details: undefined,
  violations: [],
})

/** Both the customer and the code must be in the link, else code 400. */
export const checkActivation = (link: {
  readonly userId: string | undefined
  readonly confirmationCode: string | undefined
  readonly c: string | undefined
}): Either<ActivationFailure, Activation> =>
  link.userId && link.confirmationCode
    ? right({ userId: link.userId, confirmationCode: link.confirmationCode, c: link.c })
    : left(activationFailure(400, activationMessages.missing))
