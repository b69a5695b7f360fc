import * as t from 'io-ts'
import { optional } from './codecs'

/** ABP's error object: what went wrong, for the customer (`message`, `details`) and for the fields of a form. */
export const WireError = t.strict(
  {
    code: optional(t.union([t.number, t.string])),
    message: optional(t.string),
    details: optional(t.string),
    validationErrors: optional(
      t.array(t.strict({ message: optional(t.string), members: optional(t.array(t.string)) }, 'validation error')),
    ),
  },
  'error',
)
export type WireError = t.TypeOf<typeof WireError>

/**
 * ABP's wrapper around every answer. A body without a boolean `success` is no envelope. `unAuthorizedRequest` is
 * not read: it is true for 401 and for 403 alike, so the status decides.
 */
export const Envelope = t.strict({ success: t.boolean, result: t.unknown, error: optional(WireError) }, 'envelope')
export type Envelope = t.TypeOf<typeof Envelope>

/** The messages that an ABP server gives to its own conditions. */
export const abpMessages = {
  invalid: 'Your request is not valid!',
  notLoggedIn: 'Current user did not login to the application!',
  notAllowed: 'You are not authorized!',
  internal: 'An internal error occurred during your request!',
  loginFailed: 'Login failed!',
  tooMany: 'Too many requests. Please try again later.',
} as const

const frame = { targetUrl: null, __abp: true } as const

/** Wraps an encoded result. */
export const success = (result: unknown) => ({
  result: result ?? null,
  ...frame,
  success: true,
  error: null,
  unAuthorizedRequest: false,
})

/** Wraps an error; what it leaves out is `null` on the wire, and `code` is 0. */
export const failure = (error: WireError, unAuthorizedRequest = false) => ({
  result: null,
  ...frame,
  success: false,
  error: {
    code: error.code ?? 0,
    message: error.message ?? null,
    details: error.details ?? null,
    validationErrors: error.validationErrors ?? null,
  },
  unAuthorizedRequest,
})
