import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { openStore, type Store } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import {
  bankAccount,
  card,
  completeKyc,
  fine,
  motorQuote,
  newCustomer,
  userDetails,
  type TestCustomer,
} from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'
const REWARD = 2_000

describe('the reward for a friend', () => {
  let store: Store
  let sandbox: SandboxProcess
  let today: CalendarDate
  let customer: TestCustomer

  const pass = async (days: number) => {
    today = addDays(today, days)
    fine(await moveClock(sandbox.origin, today))
  }
  const friend = async (surname = 'One'): Promise<TestCustomer> => {
    const { result } = await customer.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
    return newCustomer(sandbox.origin, {
      referralCode: Reflect.get(Object(result), 'referralCode'),
      name: 'Friend',
      surname,
    })
  }
  const widgetOf = ({ client }: TestCustomer) => widgetClient(sandbox.widgetOrigin, client)
  const buyByCard = async (buyer: TestCustomer) => {
    const { id: quoteId } = await motorQuote(buyer)
    fine(await widgetOf(buyer).post('/pay/card', { quoteId, ...card }))
  }
  const buyByMandate = async (buyer: TestCustomer, startDate: string) => {
    const { id: quoteId } = await motorQuote(buyer)
    fine(
      await widgetOf(buyer).post('/pay/mandate', {
        quoteId,
        ...bankAccount,
        frequency: 'Monthly',
        startDate,
        consent: true,
      }),
    )
    fine(await bankReports(sandbox.origin, (await listOf(buyer, 'Mandate/GetAll')).items[0]?.['id'], 'transfer'))
  }
  const statuses = async () =>
    (await listOf(customer, 'Referral/GetAll?Sorting=referralName')).items.map(({ status }) => status)
  /** The statuses as soon as they are these, or after two rounds of what happens by itself. */
  const settled = (expected: readonly string[]) => until(statuses, (found) => String(found) === String(expected), 30)
  beforeEach(async () => {
    customer = await newCustomer(sandbox.origin)
  })
  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    today = dayInLagos((await businessTime(sandbox.origin)).getTime())
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('[LIFE-12: by card, fourteen days] is Pending until fourteen days after the first premium by card, then Paid, once, and only for that friend', async () => {
    const [buyer] = [await friend('A'), await friend('B')]
    await Promise.all([buyByCard(buyer), buyByCard(buyer)])
    expect(await statuses()).toEqual(['Pending', 'Pending'])
    await pass(14)
    expect(await settled(['Paid', 'Pending'])).toEqual(['Paid', 'Pending'])
    const { items, totalCount } = await listOf(customer, 'Referral/GetAll?Filter=Paid')
    expect([totalCount, items]).toMatchObject([1, [{ referralName: 'Friend A', amount: REWARD }]])
    await buyByCard(buyer)
    await pass(14)
    expect(await statuses()).toEqual(['Paid', 'Pending'])
  })

  test('[LIFE-12: fourteen days] is not paid a day earlier', async () => {
    const [asked, witness] = [customer, await newCustomer(sandbox.origin)]
    customer = witness
    await buyByCard(await friend())
    await pass(1)
    customer = asked
    await buyByCard(await friend())
    await pass(13)
    customer = witness
    expect(await settled(['Paid'])).toEqual(['Paid'])
    customer = asked
    expect(await statuses()).toEqual(['Pending'])
    await pass(1)
    expect(await settled(['Paid'])).toEqual(['Paid'])
  })

  test('[LIFE-12: by debit, fourteen days] is paid for a friend who pays by mandate, fourteen days after the first debit and not after the mandate', async () => {
    const buyer = await friend()
    await buyByMandate(buyer, addDays(today, 20))
    await pass(19)
    expect(await statuses()).toEqual(['Pending'])
    await pass(1)
    const status = async () => (await listOf(buyer, 'Policy/GetAll')).items[0]?.['status']
    expect(await until(status, (found) => found === 'Active')).toBe('Active')
    await pass(13)
    expect(await statuses()).toEqual(['Pending'])
    await pass(1)
    expect(await settled(['Paid'])).toEqual(['Paid'])
  })

  const ownBvn = async (person: TestCustomer) =>
    fine(await person.client.post(`${app}/BVN/Verify`, { bvn: '22222222223' }))
  const ownAccount = (person: TestCustomer) => completeKyc(person, 2, 2)
  const ownPhone = (phoneNumber: string) => async (person: TestCustomer) =>
    fine(await person.client.put(`${app}/Profile/UpdateCurrentUserProfile`, { ...userDetails(person), phoneNumber }))

  test.each([
    ['BVN', ownBvn, ownBvn],
    ['account', ownAccount, ownAccount],
    ['phone, however it is written', ownPhone('08031230001'), ownPhone('+234 803 123 0001')],
  ] as const)(
    '[LIFE-12: own accounts] is never paid for the customer’s own %s, found at the purchase or before the reward is paid',
    async (_, mine, theirs) => {
      await mine(customer)
      const [known, later, other] = [await friend('A'), await friend('B'), await friend('C')]
      await theirs(known)
      for (const buyer of [known, later, other]) await buyByCard(buyer)
      await theirs(later)
      await pass(14)
      expect(await settled(['Pending', 'Pending', 'Paid'])).toEqual(['Pending', 'Pending', 'Paid'])
      // Not after what was the same has changed, either.
      await ownPhone('08031239999')(known)
      await buyByCard(known)
      await pass(15)
      expect(await statuses()).toEqual(['Pending', 'Pending', 'Paid'])
    },
  )

  test('[LIFE-12: by debit] of an earlier version, for a friend who paid by mandate, is paid after the migration', async () => {
    const buyer = await friend()
    await buyByMandate(buyer, today)
    await pass(14)
    expect(await settled(['Paid'])).toEqual(['Paid'])
    const emailAddress = customer.emailAddress
    await sandbox.stop()
    await store.sql(`alter table referral drop column due_on, drop column refused_at;
      update referral set status = 'Pending', paid_at = null where referrer_id = (select id from customer where email_address = '${emailAddress}');
      delete from migration where name = '0019-reward-days.sql';`)
    sandbox = await store.start()
    customer = { ...customer, client: rawClient(sandbox.origin, customer.client.token) }
    expect(await settled(['Paid'])).toEqual(['Paid'])
  })
})
