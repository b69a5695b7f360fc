import type { Endpoint } from '../../../contract/endpoint'
import { abpMessages, failure } from '../../../contract/envelope'
import { NOTHING_DONE } from '../../../contract/nothing-done'
import { componentRef, type Schema } from './schema'

export type Media = { readonly schema: Schema; readonly example?: unknown }

export type Response = {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>
  readonly content: Readonly<Record<string, Media>>
}

const envelope = (success: boolean, differences: Schema['properties']): Schema => ({
  type: 'object',
  properties: {
    result: { type: 'null' },
    targetUrl: { type: ['string', 'null'] },
    success: { type: 'boolean', const: success },
    error: { type: 'null' },
    unAuthorizedRequest: { type: 'boolean' },
    __abp: { type: 'boolean', const: true },
    ...differences,
  },
  required: ['result', 'targetUrl', 'success', 'error', 'unAuthorizedRequest', '__abp'],
})

/** ABP's envelope: `Success`, to which each call adds its result, and `Failure`. */
export const envelopeSchemas = (error: Schema) => ({
  Success: envelope(true, { result: {} }),
  Failure: envelope(false, { error }),
})

export const successResponse = (result: Schema): Response => ({
  description: 'Done.',
  content: {
    'application/json': {
      schema: {
        allOf: [componentRef('schemas', 'Success'), { type: 'object', properties: { result }, required: ['result'] }],
      },
    },
  },
})

const example = (message: string, details?: string, member?: string, code?: string) =>
  failure({
    code,
    message,
    details,
    validationErrors:
      member === undefined ? undefined : [{ message: `The ${member} field is required.`, members: [member] }],
  })

const failed = (description: string, body: ReturnType<typeof failure>, retries = false): Response => ({
  description,
  ...(retries
    ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } } }
    : {}),
  content: { 'application/json': { schema: componentRef('schemas', 'Failure'), example: body } },
})

/** Every failure, with its envelope. Only the status distinguishes 401 from 403. */
export const failures = {
  Invalid: failed(
    'The request violates rules of its fields or is not JSON.',
    example(abpMessages.invalid, 'The following errors were detected during validation.\n - …', 'surname'),
  ),
  NotLoggedIn: failed('Nobody is logged in, or the token has expired or was revoked.', {
    ...example(abpMessages.notLoggedIn),
    unAuthorizedRequest: true,
  }),
  NotAllowed: failed('Logged in, but not allowed.', { ...example(abpMessages.notAllowed), unAuthorizedRequest: true }),
  NotFound: failed(
    'The entity does not exist or belongs to another customer.',
    example('There is no entity Policy with id = 12!'),
  ),
  TooLarge: failed('The body is too large.', example('The request is too large.')),
  WrongContentType: failed(
    'The body has another content type.',
    example(abpMessages.invalid, 'The content type must be application/json-patch+json or another JSON type.'),
  ),
  TooLong: failed(
    'The address or the headers have more than 16 KiB.',
    example('The address or the headers are too long.'),
  ),
  TooMany: failed('Too many attempts.', example(abpMessages.tooMany), true),
  Refused: failed(
    'A business rule was violated: `message` and `details` are for the customer. An unexpected error has ' +
      `the message \`${abpMessages.internal}\`.`,
    example('We could not verify this BVN.', 'Please check the number.'),
  ),
  Overloaded: failed(
    `The service is overloaded. With the code \`${NOTHING_DONE}\` nothing was done.`,
    example('The service is overloaded.', undefined, undefined, NOTHING_DONE),
    true,
  ),
} as const

type CallTraits = Pick<Endpoint, 'method' | 'needsLogIn'> & {
  readonly hasQuery: boolean
  readonly ids: boolean
  readonly limited: boolean
}

/** The possible failures of a call, by status. */
export const failuresOf = ({ method, needsLogIn, hasQuery, ids, limited }: CallTraits) => {
  const sends = method !== 'GET'
  const byStatus: readonly (readonly [status: number, name: keyof typeof failures, can: boolean])[] = [
    [400, 'Invalid', hasQuery || sends],
    [401, 'NotLoggedIn', needsLogIn],
    [403, 'NotAllowed', needsLogIn],
    [404, 'NotFound', ids],
    [413, 'TooLarge', sends],
    [415, 'WrongContentType', sends],
    [429, 'TooMany', limited],
    [431, 'TooLong', true],
    [500, 'Refused', true],
    [503, 'Overloaded', true],
  ]
  const possible = byStatus.filter(([, , can]) => can)
  return Object.fromEntries(possible.map(([status, name]) => [String(status), componentRef('responses', name)]))
}
