/** The failures that a handler may throw; ./failure-reply gives each its status and envelope. */

export type Violation = { readonly message: string; readonly members: string[] }

/** A business rule said no (ABP's user-friendly error): status 500 with a message for the customer. */
export class UserFriendlyError extends Error {
  override name = 'UserFriendlyError'
  constructor(
    message: string,
    readonly details?: string,
  ) {
    super(message)
  }
}

/** The request breaks rules of its fields: status 400. */
export class InvalidRequestError extends Error {
  override name = 'InvalidRequestError'
  constructor(
    readonly violations: readonly Violation[],
    readonly details?: string,
  ) {
    super('invalid request')
  }
}

/** Nobody is logged in, or the token has expired or was revoked: status 401. */
export class NotLoggedInError extends Error {
  override name = 'NotLoggedInError'
}

/** Logged in, but not allowed: status 403. */
export class NotAllowedError extends Error {
  override name = 'NotAllowedError'
}

/** No such entity, or one of somebody else: status 404. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  constructor(entity: string, id: string | number) {
    super(`There is no entity ${entity} with id = ${id}!`)
  }
}

/** Too many tries: status 429, try again after so many seconds. */
export class TooManyError extends Error {
  override name = 'TooManyError'
  constructor(readonly retryAfter: number) {
    super('too many requests')
  }
}

/** One field, one message. */
export const violation = (member: string, message: string): Violation => ({ message, members: [member] })

/** @throws InvalidRequestError when there is anything to complain about */
export const refuseIfAny = (violations: readonly (Violation | null)[]): void => {
  const broken = violations.filter((entry) => entry !== null)
  if (broken.length > 0) throw new InvalidRequestError(broken)
}
