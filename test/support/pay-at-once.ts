import { card, motorQuote, newCustomer, outboxOf, type TestCustomer } from './customer-builder'
import { listOf } from './lists'
import { rawClient, type Answer } from './raw-client'
import { todayInLagos } from './today-in-lagos'
import { untilNotBusy } from './until-read'
import { widgetToken } from './widget-client'

export type Way = 'card' | 'mandate'

/** The ways in which a quote is paid at once, each a number of times. */
export const rushes: readonly (readonly [name: string, ways: readonly Way[]])[] = [
  ['24 cards', Array<Way>(24).fill('card')],
  ['24 mandates', Array<Way>(24).fill('mandate')],
  ['12 cards and 12 mandates', Array.from({ length: 24 }, (_, index) => (index % 4 < 2 ? 'card' : 'mandate'))],
]

const bodyOf = (way: Way) =>
  way === 'card'
    ? card
    : { accountNumber: '0000014579', bankId: 7, frequency: 'Monthly', startDate: todayInLagos(), consent: true }

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** Pays a quote at a widget with a token for it. */
export const payQuote = (widgetOrigin: string, token: string | undefined, quoteId: number, way: Way): Promise<Answer> =>
  rawClient(widgetOrigin, token).post(`/pay/${way}`, { quoteId, ...bodyOf(way) })

/** What a customer's payments have become: the references of the policies and of the receipts, and the number of mandates. */
export const settledBy = async (portal: string, customer: Pick<TestCustomer, 'client' | 'emailAddress'>) => {
  const policies = await listOf(customer, 'Policy/GetAll?MaxResultCount=1000')
  const mandates = await listOf(customer, 'Mandate/GetAll')
  const mails = await outboxOf(portal, customer.emailAddress)
  return {
    policies: policies.items.map(({ payment }) => (payment as { paymentReference: string }).paymentReference),
    mandates: mandates.totalCount,
    receipts: mails.flatMap(({ text }) => /Payment reference: (\S+)/.exec(text)?.[1] ?? []),
  }
}

/**
 * Sends payments of one quote of a new customer at once, to one widget after the other, and tells what became of them:
 * the statuses and the payments of the answers, and the policies, mandates and receipts that there are afterwards.
 */
export const payAtOnce = async (portal: string, widgets: readonly string[], ways: readonly Way[]) => {
  const customer = await newCustomer(portal)
  const { id: quoteId } = await motorQuote(customer)
  const token = await widgetToken(customer.client, quoteId)
  const pay = (way: Way, index: number) =>
    untilNotBusy(() => payQuote(widgets[index % widgets.length] ?? '', token, quoteId, way))
  const answers = await Promise.all(ways.map(pay))
  const paid = answers.map(({ result }) => result as { paymentReference: string; status: string })
  return {
    httpStatuses: distinct(answers.map(({ status }) => status)),
    payments: distinct(paid.map(({ paymentReference }) => paymentReference)),
    states: distinct(paid.map(({ status }) => status)),
    ...(await settledBy(portal, customer)),
  }
}

/** Expects one payment, one policy and one receipt, and a mandate if that is what paid. */
export const expectPaidOnce = (outcome: Awaited<ReturnType<typeof payAtOnce>>): void => {
  const { payments, states } = outcome
  expect(payments).toHaveLength(1)
  expect(states).toHaveLength(1)
  expect(outcome).toEqual({
    httpStatuses: [200],
    payments,
    states,
    policies: payments,
    mandates: states[0] === 'Mandated' ? 1 : 0,
    receipts: payments,
  })
}
