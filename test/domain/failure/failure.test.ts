import {
  authenticationFailureOf,
  besideForm,
  failureOf,
  messageOrData,
  namedBy,
  type FieldsByMember,
} from '../../../src/domain/failure/failure'
import type { PortError } from '../../../src/domain/failure/port-error'
import { aRejection, everyError, rejected } from '../../support/builders'

const online = 'An error occurred during operation'
const offline = 'An error occurred due to no connection, please check your interet connectivity...'
const ended = 'Your session has ended. Please log in again.'
const answer = aRejection({ message: 'The server says no.', details: 'Because.' })

describe('the message for each kind of failed call', () => {
  test.each<[PortError, string]>([
    [everyError.Offline, offline],
    [everyError.Outage, online],
    [everyError.NoAnswer, 'We do not know whether this was saved. Checking…'],
    [{ _tag: 'NoAnswer', wrote: false }, online],
    [everyError.Cancelled, online],
    [everyError.Unauthorised, ended],
    [{ _tag: 'Unauthorised', answer }, ended],
    [everyError.Forbidden, 'You are not allowed to do this.'],
    [{ _tag: 'Forbidden', answer }, 'The server says no.'],
    [everyError.NotFound, 'We could not find this.'],
    [{ _tag: 'NotFound', answer }, 'We could not find this.'],
    [everyError.Rejected, online],
    [rejected({ message: 'The server says no.' }), 'The server says no.'],
    [rejected({ message: '' }), online],
    [everyError.ContractBroken, 'We could not read the answer. Try again.'],
    [everyError.RateLimited, 'Too many tries. Try again in 30 s.'],
  ])('[ERR-02] [ERR-04] %j is shown as %p', (error, text) => {
    expect(failureOf(error).message).toBe(text)
  })

  test.each<[PortError, string]>([
    [everyError.Offline, offline],
    [everyError.Outage, online],
    [everyError.NoAnswer, online],
    [everyError.ContractBroken, online],
    [everyError.NotFound, 'We could not find this.'],
    [{ _tag: 'NotFound', answer }, 'The server says no.'],
    [{ _tag: 'Forbidden', answer }, 'The server says no.'],
    [{ _tag: 'Unauthorised', answer }, 'The server says no.'],
    [rejected({ message: 'The server says no.' }), 'The server says no.'],
    [everyError.Rejected, online],
    [everyError.RateLimited, 'Too many tries. Try again in 30 s.'],
  ])('[ERR-01] on the account screens, %j is shown as %p', (error, text) => {
    expect(authenticationFailureOf(error).message).toBe(text)
  })

  test('[FORM-05] field failures are separated from violations that name no field', () => {
    const failure = failureOf(
      rejected({
        details: 'Because.',
        violations: [
          { message: 'Both are odd.', fields: ['name', 'surname'] },
          { message: 'Something is odd.', fields: [] },
        ],
      }),
    )
    expect(failure).toMatchObject({
      details: 'Because.',
      violations: ['Something is odd.'],
      fields: [
        { field: 'name', message: 'Both are odd.' },
        { field: 'surname', message: 'Both are odd.' },
      ],
    })
  })

  test('[FORM-05] fields get the names of the form; failures of other fields are left as they are', () => {
    const failure = failureOf(
      rejected({
        violations: ['name', 'captchaResponse', 'constructor', '__proto__'].map((field) => ({
          message: `${field} is odd.`,
          fields: [field],
        })),
      }),
    )
    expect(namedBy({ name: 'firstName', captchaResponse: undefined })(failure)).toMatchObject({
      fields: [{ field: 'firstName', message: 'name is odd.' }],
      violations: ['captchaResponse is odd.', 'constructor is odd.', '__proto__ is odd.'],
    })
  })
})

test.each(['ManuYear', 'MANUYEAR', 'vehicles[0].ManuYear', 'Input.manuYear', 'a.b[3].manuyear'])(
  '[ABP-02] %s is the field manuYear',
  (member) => {
    const failure = failureOf(rejected({ violations: [{ message: 'Too old.', fields: [member] }] }))
    expect(namedBy({ manuYear: 'year' })(failure)).toMatchObject({
      fields: [{ field: 'year', message: 'Too old.' }],
      violations: [],
    })
  },
)

type Fields = FieldsByMember<
  { readonly name: string; readonly captchaResponse: string },
  { readonly firstName: string }
>

// @ts-expect-error -- a member of the request without a mapping
const _incomplete: Fields = { name: 'firstName' }
// @ts-expect-error -- a field that the form does not have
const _unknownField: Fields = { name: 'lastName', captchaResponse: undefined }

describe('the message of a failed list', () => {
  test.each<[PortError, string]>([
    [rejected({ message: 'The server says no.' }), 'The server says no.'],
    [everyError.Offline, offline],
    [everyError.Outage, online],
    [rejected({ code: 3, message: undefined, details: undefined, violations: [] }), '{"code":3,"violations":[]}'],
  ])('[MAN-03] is its message, or the JSON of its data: %j', (error, text) => {
    expect(messageOrData(error)).toBe(text)
  })
})

describe('sentences that tell a customer nothing', () => {
  const sentences = [
    'Your request is not valid!',
    'The following errors were detected during validation.\r\n - The Name field is required.\r\n',
    'An internal error occurred during your request!',
    'Error code 0',
    '[Error code 0] Oops',
    'HTTP 502',
    'Request failed with status code 500',
    '502 Bad Gateway',
    'NullReferenceException: Object reference not set to an instance of an object.',
    '{"code":0}',
    '[]',
    '<html></html>',
  ]

  const [refusal, errors, ...outages] = sentences
  const refused = {
    message: 'This could not be accepted.',
    details: 'Nothing you typed is lost. Please check it and send it again.',
  }
  const outage = { message: online, details: 'Nothing you typed is lost. Please try again in a moment.' }

  test.each([refusal, errors])(
    '[TAP-18: standard 400] %j alone is no outage: it becomes a text of its own',
    (message) => {
      expect(failureOf(rejected({ message, details: errors }))).toMatchObject(refused)
      expect(failureOf({ _tag: 'Forbidden', answer: aRejection({ message }) })).toMatchObject({
        message: refused.message,
      })
      expect(besideForm(authenticationFailureOf(rejected({ message })))).toMatchObject({ message: refused.message })
    },
  )

  test.each(outages)('[TAP-03] %j becomes the text of an outage with what to do next', (message) => {
    expect(failureOf(rejected({ message, details: undefined }))).toMatchObject(outage)
    expect(failureOf(rejected({ message: 'No cover.', details: message }))).toMatchObject({
      message: 'No cover.',
      details: undefined,
    })
    expect(failureOf({ _tag: 'Forbidden', answer: aRejection({ message }) }).message).toBe(online)
  })

  test.each(sentences)('[TAP-03] %j is left out of details and violations', (message) => {
    const violations = [{ message, fields: [] }]
    expect(failureOf(rejected({ message: 'No cover.', violations })).violations).toEqual([])
  })

  test.each(['No cover.', 'Your BVN was not found.', 'Use at most 500 characters.', 'The price starts at ₦5,000.'])(
    '[TAP-03] %j stays',
    (message) => {
      expect(failureOf(rejected({ message, details: message }))).toMatchObject({ message, details: message })
    },
  )

  test.each(sentences)('%j stays on the screens and lists whose text is the server’s own', (message) => {
    expect(authenticationFailureOf(rejected({ message })).message).toBe(message)
    expect(messageOrData(rejected({ message }))).toBe(message)
  })

  const violations = [{ message: 'This name is too long.', fields: ['name'] }]

  test.each([failureOf, authenticationFailureOf])(
    '[TAP-03] [TAP-18: fields] nothing is said beside a form whose fields say everything, whatever the call',
    (failed) => {
      const others = ['This name is too long.', 'Votre requête n’est pas valide !', 'No cover.', undefined]
      for (const message of [...sentences, ...others])
        for (const details of [...sentences, 'Because.', undefined])
          expect(besideForm(failed(rejected({ message, details, violations })))).toBeUndefined()
      expect(besideForm(failed(rejected({ message: 'No cover.' })))?.message).toBe('No cover.')
    },
  )

  test('[TAP-18: fields] what belongs to no field is said beside the form', () => {
    const both = [...violations, { message: 'The two do not go together.', fields: [] }]
    expect(
      besideForm(failureOf(rejected({ message: 'Your request is not valid!', violations: both })))?.violations,
    ).toEqual(['The two do not go together.'])
  })
})
