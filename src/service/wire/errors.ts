/** The failures that a handler may throw; ./failure-reply maps them to status and envelope. */

export type Violation = { readonly message: string; readonly members: string[] }

/** A violated business rule (ABP's user-friendly error): status 500 with a message for the customer. */
export class UserFriendlyError extends Error {
  override name = 'UserFriendlyError'
  constructor(
    message: string,
    readonly details?: string,
  ) {
    super(message)
  }
}

/** The customer keeps as many files as there is room for. */
export class NoRoomError extends UserFriendlyError {
  override name = 'NoRoomError'
}

/** The request violates rules of its fields: status 400. */
export class InvalidRequestError extends Error {
  override name = 'InvalidRequestError'
  constructor(
    readonly violations: readonly Violation[],
    readonly details?: string,
  ) {
    super('invalid request')
  }
}

/** No valid token: it is missing, expired or revoked. Status 401. */
export class NotLoggedInError extends Error {
  override name = 'NotLoggedInError'
}

/** Logged in, but not allowed: status 403. */
export class NotAllowedError extends Error {
  override name = 'NotAllowedError'
}

/** The entity does not exist or belongs to another customer: status 404. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  constructor(entity: string, id: string | number) {
    super(`There is no entity ${entity} with id = ${id}!`)
  }
}

/** Too many attempts: status 429, with the seconds until a retry. */
export class TooManyError extends Error {
  override name = 'TooManyError'
  constructor(readonly retryAfter: number) {
    super('too many requests')
  }
}

/** There is no room for an upload now: it was refused before it was read. Status 503, with `code` in the envelope. */
export class UploadNotReadError extends Error {
  override name = 'UploadNotReadError'
}

/** The database was away before a call began, so that nothing of it was done. Status 503. */
export class NotBegunError extends Error {
  override name = 'NotBegunError'
}

export const violation = (member: string, message: string): Violation => ({ message, members: [member] })

/** @throws InvalidRequestError if there are violations */
export const refuseIfAny = (violations: readonly (Violation | null)[]): void => {
  const found = violations.filter((entry) => entry !== null)
  if (found.length > 0) throw new InvalidRequestError(found)
}
