import * as t from 'io-ts'
import { tolerant } from './codecs'

/** ABP's error object, with texts for the customer (`message`, `details`) and errors of form fields. */
export const WireError = t.strict(
  {
    code: tolerant(t.union([t.number, t.string])),
    message: tolerant(t.string),
    details: tolerant(t.string),
    validationErrors: tolerant(
      t.array(t.strict({ message: tolerant(t.string), members: tolerant(t.array(t.string)) }, 'validation error')),
    ),
  },
  'error',
)
export type WireError = t.TypeOf<typeof WireError>

/**
 * ABP's wrapper around every response. A body without a boolean `success` is no envelope. `unAuthorizedRequest` is
 * ignored: it is true for both 401 and 403, so the status decides.
 */
export const Envelope = t.strict({ success: t.boolean, result: t.unknown, error: tolerant(WireError) }, 'envelope')
export type Envelope = t.TypeOf<typeof Envelope>

/** The messages of an ABP server for its own errors. */
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

/** Wraps an error; missing members are `null` on the wire, and `code` defaults to 0. */
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
