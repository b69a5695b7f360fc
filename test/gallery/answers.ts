import type { Page, Route } from '@playwright/test'

type Failure = { readonly message: string; readonly details?: string; readonly validationErrors?: readonly unknown[] }

const envelope = (result: unknown, error: Failure | null) => ({
  result,
  targetUrl: null,
  success: error === null,
  error: error === null ? null : { code: 0, details: null, validationErrors: null, ...error },
  unAuthorizedRequest: false,
  __abp: true,
})

type Answer = (route: Route) => Promise<void>

/** The response of a call in a screenshot: success, a rejection with this message, never, or no connection. */
export const fine =
  (result: unknown = null): Answer =>
  (route) =>
    route.fulfill({ json: envelope(result, null) })
export const refused =
  (error: Failure, status = 500): Answer =>
  (route) =>
    route.fulfill({ status, json: envelope(null, error) })
export const never: Answer = () => Promise.resolve()
export const outage: Answer = (route) => route.fulfill({ status: 503, body: '' })

/** Mocks the calls whose path ends with one of these names. */
export const answer = (page: Page, calls: Readonly<Record<string, Answer>>): Promise<unknown> =>
  Promise.all(Object.entries(calls).map(([call, reply]) => page.route(new RegExp(`/api/.*${call}(\\?|$)`, 'i'), reply)))

export const profile = {
  userName: 'sample',
  name: 'Sample',
  surname: 'Customer',
  emailAddress: 'sample@mail.test',
  phoneNumber: null,
  dateOfBirth: null,
  gender: null,
  imageUrl: null,
  kycStatus: 'NewlyRegistered',
  referralCode: 'SAMPLE01',
}
