import { openStore, type Store } from '../../support/backends'
import {
  activationOf,
  document,
  motorQuote,
  newCustomer,
  outboxOf,
  registered,
  resetLinkOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { openedWith, widgetToken } from '../../support/widget-client'

jest.setTimeout(120_000)

const app = '/api/services/app'
const [first, second, third] = ['+2348035550001', '+2348035550002', '+2348035550003'] as const

const codeFor = async (origin: string, number: string) =>
  /\b\d{6}\b/.exec((await outboxOf(origin, number))[0]?.text ?? '')?.[0] ?? ''

/** Tests of expiry, before and after it: the timestamps of the rows are moved back in between. */
describe('time', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  const codes: Record<string, string> = {}
  type Link = { readonly userId: string; readonly confirmationCode: string }
  let dayOld: Link
  let almostDayOld: Link
  type ResetLink = Awaited<ReturnType<typeof resetLinkOf>>
  let hourOld: ResetLink
  let almostHourOld: ResetLink

  const at = ({ client }: TestCustomer) => rawClient(sandbox.origin, client.token)
  const send = (phoneNumber: string) => at(customer).post(`${app}/Profile/SendVerificationSms`, { phoneNumber })
  const verify = (phoneNumber: string, code = '') =>
    at(customer).post(`${app}/Profile/VerifySmsCode`, { phoneNumber, code })

  const linkOfSomebody = async (): Promise<Link> => {
    const { emailAddress } = await registered(sandbox.origin)
    await rawClient(sandbox.origin).post(`${app}/Account/SendEmailActivationLink`, { emailAddress })
    return activationOf(sandbox.origin, emailAddress)
  }
  const activate = async (link: Link) =>
    (await rawClient(sandbox.origin).post(`${app}/Account/ActivateEmail`, link)).status

  const resetLinkOfSomebody = async (): Promise<ResetLink> => {
    const { emailAddress } = await registered(sandbox.origin)
    await rawClient(sandbox.origin).post(`${app}/Account/SendPasswordResetCode`, { emailAddress })
    return resetLinkOf(sandbox.origin, emailAddress)
  }
  type Order = { readonly quoteId: number; readonly token: string | undefined; readonly emailAddress: string }
  let tenMinutesOld: Order
  let almostTenMinutesOld: Order
  const orderOf = async (owner: TestCustomer): Promise<Order> => {
    const { id: quoteId } = await motorQuote(owner)
    return { quoteId, token: await widgetToken(owner.client, quoteId), emailAddress: owner.emailAddress }
  }
  const opened = ({ token, quoteId }: Order) => openedWith(sandbox.widgetOrigin, token, quoteId)
  const reset = async (link: ResetLink) =>
    (await rawClient(sandbox.origin).post(`${app}/Account/ResetPassword`, { ...link, password: 'Another-horse-2' }))
      .status

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    for (const number of [first, second, third]) {
      expect((await send(number)).status).toBe(200)
      codes[number] = await codeFor(sandbox.origin, number)
    }
    const wrong = codes[first] === '000000' ? '000001' : '000000'
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await verify(first, wrong)).status).toBe(500)
    expect((await verify(first, codes[first])).status).toBe(500)
    dayOld = await linkOfSomebody()
    almostDayOld = await linkOfSomebody()
    hourOld = await resetLinkOfSomebody()
    almostHourOld = await resetLinkOfSomebody()
    tenMinutesOld = await orderOf(await newCustomer(sandbox.origin))
    almostTenMinutesOld = await orderOf(await newCustomer(sandbox.origin))
    const expired = await newCustomer(sandbox.origin)
    orderOfLate = await orderOf(expired)
    await expired.client.post(`${app}/Document/Save`, document)
    fileOfLate = String((await listOf(expired, 'Document/GetAll')).items[0]?.['previewUrl']).slice(
      sandbox.origin.length,
    )
    expect([await opened(orderOfLate), (await fetch(sandbox.origin + fileOfLate)).status]).toEqual([200, 200])
    const idOf = ({ emailAddress }: { readonly emailAddress: string }) =>
      `(select id from customer where email_address = '${emailAddress}')`
    const ownedBy = (owner: { readonly emailAddress: string }) => `customer_id = ${idOf(owner)}`
    await sandbox.stop()
    await store.sql(`
      update phone_code set sent_at = sent_at - interval '61 seconds' where phone_number = '${first}';
      update phone_code set expires_at = expires_at - interval '10 minutes' where phone_number = '${second}';
      update phone_code set expires_at = expires_at - interval '9 minutes' where phone_number = '${third}';
      update email_confirmation set expires_at = expires_at - interval '24 hours'
        where customer_id = '${dayOld.userId}';
      update email_confirmation set expires_at = expires_at - interval '23 hours 50 minutes'
        where customer_id = '${almostDayOld.userId}';
      update password_reset set expires_at = expires_at - interval '1 hour' where customer_id = '${hourOld.userId}';
      update password_reset set expires_at = expires_at - interval '50 minutes'
        where customer_id = '${almostHourOld.userId}';
      do $$ begin
        assert (select code_hash from password_reset where customer_id = '${hourOld.userId}')
          = encode(sha256('${hourOld.resetCode}'), 'hex'), 'only the hash of a code is stored';
      end $$;
      update access_token set expires_at = expires_at - interval '10 minutes' where audience = 'widget' and ${ownedBy(tenMinutesOld)};
      update access_token set expires_at = expires_at - interval '9 minutes' where audience = 'widget' and ${ownedBy(almostTenMinutesOld)};
      update access_token set expires_at = expires_at - interval '1 hour' where audience = 'api' and ${ownedBy(expired)};`)
    sandbox = await store.start()
    late = expired
  })
  let late: TestCustomer
  let orderOfLate: Order
  let fileOfLate: string

  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('after a minute a code is sent again, which is accepted although the previous one was tried too often', async () => {
    expect((await send(first)).status).toBe(200)
    const fresh = await codeFor(sandbox.origin, first)
    expect((await verify(first, fresh)).status).toBe(200)
  })

  test('a code expires after ten minutes, and not earlier', async () => {
    expect(await verify(second, codes[second])).toMatchObject({
      status: 500,
      error: { message: 'Wrong verification code!' },
    })
    expect((await verify(third, codes[third])).status).toBe(200)
  })

  test('an activation link expires after a day, and not earlier', async () => {
    expect(await activate(dayOld)).toBe(500)
    expect(await activate(almostDayOld)).toBe(200)
  })

  test('[ACC-02] a reset link, of which the database has only a hash, expires after an hour, and not earlier', async () => {
    expect(await reset(hourOld)).toBe(500)
    expect(await reset(almostHourOld)).toBe(200)
  })

  test('after an hour a token is a 401, like a missing one', async () => {
    const [expired, good] = [await at(late).get(`${app}/Kyc/GetAll`), await at(customer).get(`${app}/Kyc/GetAll`)]
    expect(expired).toMatchObject({ status: 401, error: { message: 'Current user did not login to the application!' } })
    expect(good.status).toBe(200)
  })

  test('[SIGN-06: token of the widget] a token of the widget expires after ten minutes, and not earlier', async () => {
    expect([await opened(tenMinutesOld), await opened(almostTenMinutesOld)]).toEqual([401, 200])
  })

  test('[SIGN-06: token of the widget] a token of the widget ends with its session, and keeps no file of it open', async () => {
    expect([await opened(orderOfLate), (await fetch(sandbox.origin + fileOfLate)).status]).toEqual([401, 404])
  })
})
