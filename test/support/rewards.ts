import { addDays } from '../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../src/domain/values/calendar-date'
import type { Store } from './backends'
import { businessTime, moveClock } from './business-time'
import { bankAccount, card, fine, motorQuote, newCustomer, userDetails, type TestCustomer } from './customer-builder'
import { listOf } from './lists'
import { bankReports } from './mandates'
import { review } from './reviews'
import { rawClient } from './raw-client'
import type { SandboxProcess } from './sandbox-process'
import { until } from './until'
import { codeFor, sendCode, verifyCode } from './verified-number'
import { widgetClient } from './widget-client'

const app = '/api/services/app'

/** What becomes of a referral, on the wire. */
export type Reward = { readonly status: unknown; readonly refusedBecause?: unknown }
export const pending: Reward = { status: 'Pending' }
export const paid: Reward = { status: 'Paid' }
export const refused = (refusedBecause: string): Reward => ({ status: 'Pending', refusedBecause })

/** Another account of First Bank than `bankAccount`. */
export const otherAccount = { ...bankAccount, accountNumber: '0000000220' } as const

let bvns = 0
/** A BVN that nobody else has here. */
export const newBvn = (): string => `224${String((bvns += 1)).padStart(8, '0')}`

/** Customers and their friends on a clock of their own, which moves on from where it is. */
export const openRewards = async (store: Store) => {
  let sandbox: SandboxProcess = await store.start()
  let today: CalendarDate = dayInLagos((await businessTime(sandbox.origin)).getTime())
  /** The customer, also after another start. */
  const now = (person: TestCustomer): TestCustomer => ({
    ...person,
    client: rawClient(sandbox.origin, person.client.token),
  })
  const payByCard = async (buyer: TestCustomer, quoteId: number) => {
    fine(await widgetClient(sandbox.widgetOrigin, now(buyer).client).post('/pay/card', { quoteId, ...card }))
  }
  const payByMandate = async (
    buyer: TestCustomer,
    quoteId: number,
    { on = today, account = bankAccount }: { readonly on?: string; readonly account?: object } = {},
  ) => {
    const request = { quoteId, ...account, frequency: 'Monthly', startDate: on, consent: true }
    fine(await widgetClient(sandbox.widgetOrigin, now(buyer).client).post('/pay/mandate', request))
    fine(await bankReports(sandbox.origin, (await listOf(now(buyer), 'Mandate/GetAll')).items[0]?.['id'], 'transfer'))
  }
  const rewardsOf = async (customer: TestCustomer): Promise<readonly Reward[]> =>
    (await listOf(now(customer), 'Referral/GetAll?Sorting=referralName')).items.map(({ status, refusedBecause }) =>
      refusedBecause === undefined ? { status } : { status, refusedBecause },
    )
  return {
    today: () => today,
    now,
    pass: async (days: number) => {
      today = addDays(today, days)
      fine(await moveClock(sandbox.origin, today))
    },
    stop: () => sandbox.stop(),
    start: async () => {
      sandbox = await store.start()
    },
    customer: () => newCustomer(sandbox.origin),
    /** One who registers with the customer's code. */
    friendOf: async (customer: TestCustomer, surname: string): Promise<TestCustomer> => {
      const { result } = await now(customer).client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
      return newCustomer(sandbox.origin, {
        referralCode: Reflect.get(Object(result), 'referralCode'),
        name: 'Friend',
        surname,
      })
    },
    payByCard,
    payByMandate,
    buyByCard: async (buyer: TestCustomer) => payByCard(buyer, (await motorQuote(now(buyer))).id),
    buyByMandate: async (buyer: TestCustomer, how: Parameters<typeof payByMandate>[2] = {}) =>
      payByMandate(buyer, (await motorQuote(now(buyer))).id, how),
    saveBvn: async (person: TestCustomer, bvn: string = newBvn()) => {
      fine(await now(person).client.post(`${app}/BVN/Verify`, { bvn }))
    },
    saveAccount: async (person: TestCustomer, { bankId, accountNumber }: typeof bankAccount | typeof otherAccount) => {
      const name = `${person.surname} ${person.name}`.toUpperCase()
      const account = { name, description: '', bankId, accountNumber, accountType: '10' }
      fine(await now(person).client.post(`${app}/BankAccount/Save`, account))
    },
    savePhone: async (person: TestCustomer, phoneNumber: string) => {
      const details = { ...userDetails(person), phoneNumber }
      fine(await now(person).client.put(`${app}/Profile/UpdateCurrentUserProfile`, details))
    },
    verifyPhone: async (person: TestCustomer, number: string) => {
      fine(await sendCode(now(person), number))
      fine(await verifyCode(now(person), number, await codeFor(sandbox.origin, number)))
    },
    /** A review that rejects a section of KYC. */
    reject: async (person: TestCustomer, section: string) => {
      fine(await review(sandbox.origin, person.emailAddress, { decision: 'reject', sections: [section] }))
    },
    rewardsOf,
    /** The rewards as soon as they are these, or after many rounds of what happens by itself. */
    settled: (customer: TestCustomer, expected: readonly Reward[]) =>
      until(
        () => rewardsOf(customer),
        (found) => JSON.stringify(found) === JSON.stringify(expected),
        30,
      ),
  }
}
export type Rewards = Awaited<ReturnType<typeof openRewards>>
