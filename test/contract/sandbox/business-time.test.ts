import { addDays, addMonths, addYears, daysBetween } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { openStore, type Store } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import {
  bankAccount,
  card,
  logIn,
  motorQuote,
  newCustomer,
  outboxOf,
  resetLinkOf,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { listOf, type Row } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { textOfPdf } from '../../support/pdf'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { openedWith, widgetClient, widgetToken } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'
const HOUR_MS = 3_600_000
const today = dayInLagos(Date.now())
const year = Number(today.slice(0, 4))

describe('business time', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  const client = () => rawClient(sandbox.origin, customer.client.token)
  const moved = async (date: string) => {
    const answer = await moveClock(sandbox.origin, date)
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"time"')])
    return businessTime(sandbox.origin)
  }
  const pay = (path: string, body: Readonly<Record<string, unknown>> & { readonly quoteId: number }) =>
    widgetClient(sandbox.widgetOrigin, client()).post(path, body)
  const newest = async (call: string) =>
    (await listOf({ client: client() }, `${call}/GetAll?Sorting=creationTime DESC`)).items[0] ?? {}
  let plates = 100
  const bought = async () => {
    plates += 1
    const { id: quoteId } = await motorQuote({ ...customer, client: client() }, { registrationNo: `ABC-${plates}DE` })
    expect((await pay('/pay/card', { quoteId, ...card })).status).toBe(200)
    return newest('Policy')
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('is the real one until it is moved', async () => {
    expect(Math.abs((await businessTime(sandbox.origin)).getTime() - Date.now())).toBeLessThan(60_000)
  })

  test.each(['in thirty days', '2027-02-30', '9999-12-31', addDays(today, 801), '', 7, undefined])(
    'cannot be moved to %j',
    async (date) => {
      const answer = await rawClient(sandbox.origin).post('/sandbox/clock', { date })
      expect(answer.status).toBe(400)
      expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['date'])
    },
  )

  test('[TAP-13: the server’s day] is the `Date` of every answer, of refusals too', async () => {
    await moved(`${year}-12-30T10:00:00Z`)
    for (const path of [
      `${app}/Profile/GetCurrentUserProfileForEdit`,
      `${app}/Policy/GetAll`,
      `${app}/None`,
      '/config.json',
      '/',
    ]) {
      const { headers } = await rawClient(sandbox.origin).send(path, {})
      expect(
        Math.abs(Date.parse(headers.get('date') ?? '') - (await businessTime(sandbox.origin)).getTime()),
      ).toBeLessThan(10_000)
    }
  })

  test('[RUN-14: business time] covers have the day of Lagos over New Year, at 23:30 UTC and at 00:30', async () => {
    const first = `${year + 1}-01-01` as CalendarDate
    await moved(`${year}-12-31T22:30:00Z`)
    expect(await bought()).toMatchObject({
      coverFrom: `${year}-12-31`,
      policyNo: expect.stringContaining(`/${year % 100}/`),
    })
    await moved(`${year}-12-31T23:30:00Z`)
    const after = {
      coverFrom: first,
      coverTo: `${year + 1}-12-31`,
      policyNo: expect.stringContaining(`/${(year + 1) % 100}/`),
    }
    expect(await bought()).toMatchObject(after)
    await moved(`${first}T00:30:00Z`)
    expect(await bought()).toMatchObject(after)
  })

  test('[LIFE-01: service’s texts] a policy is Active to the end of its last day in Lagos, and then Expired', async () => {
    const { id, coverTo } = await bought()
    const expectSent = async (status: string) => {
      expect(await newest('Policy')).toMatchObject({ id, status })
      expect((await client().get(`${app}/Policy/GetById?id=${String(id)}`)).result).toMatchObject({ id, status })
    }
    await moved(`${String(coverTo)}T22:30:00Z`)
    await expectSent('Active')
    await moved(`${String(coverTo)}T23:30:00Z`)
    await expectSent('Expired')
  })

  test('[RUN-14: business time] moves day by day: what is due on a day is done on it, however far the way', async () => {
    const { id: quoteId } = await motorQuote({ ...customer, client: client() }, { registrationNo: 'LND-800KJ' })
    const first = addDays(dayInLagos((await businessTime(sandbox.origin)).getTime()), 5)
    const mandate = { quoteId, ...bankAccount, frequency: 'Monthly', consent: true, startDate: first }
    expect((await pay('/pay/mandate', mandate)).status).toBe(200)
    expect((await bankReports(sandbox.origin, (await newest('Mandate'))['id'], 'transfer')).status).toBe(200)
    await moved(addDays(first, 100))
    const { id, coverFrom } = await newest('Policy')
    expect(coverFrom).toBe(first)
    const { receiptUrl } = (await client().get(`${app}/Policy/GetById?id=${String(id)}`)).result as Row
    const receipt = await textOfPdf(Buffer.from(await (await fetch(String(receiptUrl))).arrayBuffer()))
    for (const months of [0, 1, 2, 3]) expect(receipt).toContain(`${dateInWords(addMonths(first, months))} ₦`)
    expect(receipt).toContain('Debits booked 4')
  })

  test('[RUN-14: business time] moves to each day once where two move it at once', async () => {
    const day = dayInLagos((await businessTime(sandbox.origin)).getTime())
    const answers = await Promise.all([
      moveClock(sandbox.origin, addDays(day, 3)),
      moveClock(sandbox.origin, addDays(day, 5)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(dayInLagos((await businessTime(sandbox.origin)).getTime())).toBe(addDays(day, 5))
  })

  test('[RUN-14: business time] never goes back, and a day is that day at the present time of day', async () => {
    const now = await businessTime(sandbox.origin)
    for (const date of [
      today,
      addDays(dayInLagos(now.getTime()), -1),
      new Date(now.getTime() - HOUR_MS).toISOString(),
    ]) {
      const answer = await moveClock(sandbox.origin, date)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('Business time only moves forward')
    }
    const later = await moved(addDays(dayInLagos(now.getTime()), 3))
    expect(Math.abs(later.getTime() - now.getTime() - 3 * 24 * HOUR_MS)).toBeLessThan(60_000)
    expect(daysBetween(dayInLagos(now.getTime()), dayInLagos(later.getTime()))).toBe(3)
  })

  test('[RUN-14: security time] security time does not move: session, widget token, file, links, codes, limits and letters stay as they are', async () => {
    const quote = await motorQuote({ ...customer, client: client() }, { registrationNo: 'ABC-999DE' })
    const token = await widgetToken(client(), quote.id)
    const file = String((await newest('Policy'))['certificateUrl'])
    const { emailAddress } = customer
    const reset = () => rawClient(sandbox.origin).post(`${app}/Account/SendPasswordResetCode`, { emailAddress })
    for (let time = 0; time < 3; time += 1) expect((await reset()).status).toBe(200)
    expect((await client().post(`${app}/Profile/SendVerificationSms`, { phoneNumber: '+2348035550001' })).status).toBe(
      200,
    )
    const link = await resetLinkOf(sandbox.origin, emailAddress)

    await moved(addYears(dayInLagos((await businessTime(sandbox.origin)).getTime()), 1))
    expect((await client().get(`${app}/Profile/GetCurrentUserProfileForEdit`)).status).toBe(200)
    expect(await openedWith(sandbox.widgetOrigin, token, quote.id)).toBe(200)
    expect((await fetch(file)).status).toBe(200)
    expect((await reset()).status).toBe(429)
    expect((await client().post(`${app}/Profile/SendVerificationSms`, { phoneNumber: '+2348035550001' })).status).toBe(
      429,
    )
    const code = /\b\d{6}\b/.exec((await outboxOf(sandbox.origin, '+2348035550001'))[0]?.text ?? '')?.[0] ?? ''
    expect((await client().post(`${app}/Profile/VerifySmsCode`, { phoneNumber: '+2348035550001', code })).status).toBe(
      200,
    )
    const letters = (await outboxOf(sandbox.origin, emailAddress)) as readonly { readonly sentAt?: string }[]
    for (const { sentAt } of letters) expect(Math.abs(Date.parse(sentAt ?? '') - Date.now())).toBeLessThan(HOUR_MS)
    expect(
      (await rawClient(sandbox.origin).post(`${app}/Account/ResetPassword`, { ...link, password: 'Correct-horse-2' }))
        .status,
    ).toBe(200)
  })

  test('[RUN-14: business time] is kept over a restart, and real for real customers', async () => {
    const ahead = await businessTime(sandbox.origin)
    const tripToday = async () => {
      const session = await logIn(rawClient(sandbox.origin), customer.emailAddress, 'Correct-horse-2')
      const dates = { depaturedate: today, arrivaldate: addDays(today, 2) }
      const trip = { signature: 'Test Customer', productId: 301, destination: 'GB', passportNo: 'A12345678', ...dates }
      return (await rawClient(sandbox.origin, tokenOf(session.result)).post(`${app}/Insurance/TravelQuote`, trip))
        .status
    }
    await sandbox.stop()
    sandbox = await store.start()
    expect((await businessTime(sandbox.origin)).getTime()).toBeGreaterThan(ahead.getTime())
    expect(await tripToday()).toBe(400)
    await sandbox.stop()
    sandbox = await store.start({ SANDBOX: 'off' })
    expect((await rawClient(sandbox.origin).get('/sandbox/clock')).status).toBe(404)
    expect((await moveClock(sandbox.origin, addYears(today, 50))).status).toBe(404)
    expect(await tripToday()).toBe(200)
  })
})
