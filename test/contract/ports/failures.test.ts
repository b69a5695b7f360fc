import { left, type Either } from 'fp-ts/Either'
import { makeBeneficiaryPort } from '../../../src/adapters/http/beneficiary'
import { makeCataloguePort } from '../../../src/adapters/http/catalogue'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { makeMandatePort } from '../../../src/adapters/http/mandate'
import { makePasswordPort } from '../../../src/adapters/http/password'
import { makePaymentPort } from '../../../src/adapters/http/payment'
import { makePhoneVerification } from '../../../src/adapters/http/phone'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { makeQuotePort } from '../../../src/adapters/http/quote'
import { makeReferralPort } from '../../../src/adapters/http/referral'
import { makeSessionPort } from '../../../src/adapters/http/session'
import { makeVerificationPort } from '../../../src/adapters/http/kyc/verification-port'
import { sendEmailActivationLink } from '../../../src/contract/activation'
import { getBeneficiaries } from '../../../src/contract/beneficiary'
import { getCategories } from '../../../src/contract/catalogue'
import type { Endpoint } from '../../../src/contract/endpoint'
import { abpMessages } from '../../../src/contract/envelope'
import { getVehicleMakes } from '../../../src/contract/insurance'
import { getBanks, saveEmployer } from '../../../src/contract/kyc'
import { getMandates } from '../../../src/contract/mandate'
import { getPaymentByQuote } from '../../../src/contract/payment'
import { getPolicies } from '../../../src/contract/policy'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { changePassword, sendVerificationSms } from '../../../src/contract/profile-changes'
import { getReferrals } from '../../../src/contract/referral'
import { authenticate } from '../../../src/contract/token-auth'
import { getDocuments } from '../../../src/contract/verification'
import type { PortError } from '../../../src/domain/failure/port-error'
import { makeAccountPorts } from '../../support/account-ports'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { employer, newCustomer, PASSWORD, type TestCustomer } from '../../support/customer-builder'
import { ownHost } from '../../support/own-host'
import { aClientQuote } from '../../support/shop-builders'
import { aCall, connect, signedIn, switchOnFault } from './connect'

type PortCall = {
  readonly row: Pick<Endpoint, 'name' | 'path' | 'writes'>
  readonly ask: (http: HttpClient, customer: TestCustomer) => Promise<Either<PortError, unknown>>
}

/** The path of the error for another shape: a list instead of an object, or texts instead of entries. */
const wrongPath: unknown = expect.stringMatching(/^result(\.|$)/)

const said = (message: string): unknown => expect.objectContaining({ message })

const calls: readonly (readonly [name: string, call: PortCall])[] = [
  ['a read', { row: getBanks, ask: (http) => makeKycPort(http).banks(undefined, aCall())() }],
  ['a write', { row: saveEmployer, ask: (http) => makeKycPort(http).saveEmployer(employer, aCall())() }],
]

/** What the HTTP client makes of the faults of a real server; its own tests have the rest. */
describe.each(calls)('every failure of %s', (_, { row, ask }) => {
  // The requests with a fault are not executed, so all tests can share one customer.
  let customer: TestCustomer
  beforeAll(async () => {
    customer = await newCustomer(sandboxOrigin())
  })
  const tries = row.writes ? 1 : 2
  const fails = async (kind: string, { times = 1, limit }: { times?: number; limit?: number } = {}) => {
    const portal = connect({ token: customer.client.token, ...(limit === undefined ? {} : { limit }) })
    await switchOnFault(customer, { path: row.path, kind, times, ms: 30_000 })
    return { outcome: await ask(portal.http, customer), ...portal }
  }

  test.each(['503', 'html', 'truncated'])('%s is an outage; a read is sent twice, a write once', async (kind) => {
    const { outcome, sent } = await fails(kind, { times: tries })
    expect(outcome).toEqual(left({ _tag: 'Outage' }))
    expect(sent).toHaveLength(tries)
  })

  test('a broken connection is an outage for a read, and NoAnswer for a write', async () => {
    const { outcome, sent } = await fails('drop', { times: tries })
    expect(outcome).toEqual(left(row.writes ? { _tag: 'NoAnswer', wrote: true } : { _tag: 'Outage' }))
    expect(sent).toHaveLength(tries)
  })

  test('the message and the waiting time of the server are returned, and the call is not retried', async () => {
    const refused = await fails('500')
    expect(refused.outcome).toMatchObject(left({ _tag: 'Rejected', message: abpMessages.internal }))
    const limited = await fails('429')
    expect(limited.outcome).toEqual(left({ _tag: 'RateLimited', retryAfter: 7, answer: said(abpMessages.tooMany) }))
    expect([refused.sent.length, limited.sent.length]).toEqual([1, 1])
  })

  test('the error for a response of another shape has the call and the path', async () => {
    const { outcome } = await fails('wrong-shape')
    expect(outcome).toEqual(left({ _tag: 'ContractBroken', call: row.name, path: wrongPath }))
  })

  // After the others: a call that is aborted before it has arrived does not consume its fault.
  test('a call without a response in time is aborted', async () => {
    const { outcome, sent } = await fails('slow', { limit: 80 })
    expect(outcome).toEqual(left({ _tag: 'NoAnswer', wrote: row.writes }))
    expect(sent).toHaveLength(1)
  })

  // The last, since it logs the customer out.
  test('a revoked token is unauthorised and removed, unless a newer one is stored', async () => {
    const { http, heard, store } = connect({ token: customer.client.token })
    await customer.client.get('/api/TokenAuth/LogOut')
    const unauthorised = left({ _tag: 'Unauthorised', answer: said(abpMessages.notLoggedIn) })
    expect(await ask(http, customer)).toEqual(unauthorised)
    expect([heard, store.token()]).toEqual([['refused'], undefined])

    const other = connect({
      token: customer.client.token,
      whenSent: () => {
        other.store.saveToken('a newer one')
      },
    })
    expect(await ask(other.http, customer)).toEqual(unauthorised)
    expect([other.heard, other.store.token()]).toEqual([['stored'], 'a newer one'])
  })
})

const firstPage = { skip: 0, take: 10 }
const passwords = { currentPassword: PASSWORD, newPassword: 'Another-horse-2' }

/** One call of each port; that of the activation has its own test. */
const ports: Readonly<Record<string, PortCall>> = {
  account: {
    row: sendEmailActivationLink,
    ask: (http, { emailAddress }) => makeAccountPorts(http).requestActivationLink(emailAddress, aCall())(),
  },
  beneficiaries: { row: getBeneficiaries, ask: (http) => makeBeneficiaryPort(http).list(undefined, aCall())() },
  catalogue: { row: getCategories, ask: (http) => makeCataloguePort(http, ownHost).categories(undefined, aCall())() },
  'log-in': {
    row: authenticate,
    ask: (http, { emailAddress: email, password }) => makeAccountPorts(http).logIn({ email, password }, aCall())(),
  },
  mandates: { row: getMandates, ask: (http) => makeMandatePort(http).list(firstPage, aCall())() },
  password: { row: changePassword, ask: (http) => makePasswordPort(http).change(passwords, aCall())() },
  payment: {
    row: getPaymentByQuote,
    ask: (http) => makePaymentPort(http).state(aClientQuote({ quoteNo: undefined }), aCall())(),
  },
  phone: {
    row: sendVerificationSms,
    ask: (http) => makePhoneVerification(http).sendCode('+2348031234567', aCall())(),
  },
  policies: { row: getPolicies, ask: (http) => makePolicyPort(http).list(firstPage, aCall())() },
  quotes: { row: getVehicleMakes, ask: (http) => makeQuotePort(http).vehicleMakes(undefined, aCall())() },
  referrals: { row: getReferrals, ask: (http) => makeReferralPort(http).counts(undefined, aCall())() },
  session: {
    row: getCurrentUserProfile,
    ask: (http) => makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())(),
  },
  verifications: { row: getDocuments, ask: (http) => makeVerificationPort(http).documents(undefined, aCall())() },
}

test.each(Object.entries(ports))('an outage reaches the port of %s', async (_, { row, ask }) => {
  const { http, customer } = await signedIn()
  await switchOnFault(customer, { path: row.path, kind: '503', times: 10 })
  expect(await ask(http, customer)).toEqual(left({ _tag: 'Outage' }))
})
