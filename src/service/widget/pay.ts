import { toUndefined } from 'fp-ts/Option'
import type { TypeOf } from 'io-ts'
import type { Database } from '../platform/database/database'
import { nowOf, type Clock } from '../platform/clock/clock'
import type { Config } from '../platform/config/config'
import { DEFAULT_CURRENCY } from '../../domain/rules/constants'
import { dayInLagos, timeInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { kobo, toNaira } from '../../domain/values/money'
import { countFailure, pauseOf } from '../account/rate-windows'
import { findById } from '../account/repository'
import type { Period } from '../shop/product/cover'
import { coverPeriod } from '../shop/quote/insured'
import { ownQuote } from '../shop/quote/own-quote'
import type { Quote } from '../shop/quote/repository'
import { periodIfPaid } from '../shop/quote/validity'
import { accountNameOf } from '../kyc/account-names'
import { bankById } from '../kyc/banks'
import { isFrequency, planOf, startBounds, type StartBounds } from '../cover/payment/plan'
import { activateUntil, activationAmount } from '../cover/mandate/activation'
import type { NewMandate } from '../cover/payment/new-mandate'
import { findPayment, type Payment } from '../cover/payment/repository'
import {
  accountViolations,
  cardViolations,
  consentViolations,
  DECLINED_CARD,
  planViolations,
} from '../cover/payment/rules'
import { endedRefusal, refusalOf, refuse } from '../cover/payment/refusal'
import { settle } from '../cover/payment/settle'
import type { IdentityHashes } from '../cover/reward/identity'
import { refuseIfAny, UserFriendlyError } from '../wire/errors'
import type { RecordEvent } from '../platform/log/events'
import type { SignedIn } from '../wire/handler'
import { rowIdOf } from '../wire/row-id'
import type { CardPayment, MandatePayment, MandatePlan } from './requests'

export type Paying = {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'quoteValidDays' | 'mandateLimitSeconds'>
  readonly identities: IdentityHashes
}

const receipt = (quote: Quote, payment: Payment | undefined) => ({
  quoteId: quote.id,
  quoteNo: quote.quoteNo,
  productName: quote.productName,
  amount: toNaira(kobo(quote.totalPremium)),
  currency: DEFAULT_CURRENCY,
  status: payment?.status ?? 'Unpaid',
  paymentReference: payment?.paymentReference,
  paidAt: payment?.createdAt.toISOString(),
})
type Receipt = ReturnType<typeof receipt>

const validityOf = ({ clock, config }: Paying) => ({
  today: dayInLagos(clock.business().getTime()),
  validDays: config.quoteValidDays,
})

/** What every payment needs beside its order. */
const orderOf = ({ config, identities }: Paying) => ({ validDays: config.quoteValidDays, identities })

/** Why a quote cannot be paid today for cover on these days, if it cannot. */
const refusalOn = (deps: Paying, quote: Quote, period: Period) =>
  refusalOf(deps.db, quote, { period, ...validityOf(deps) })

/**
 * The amount to pay, whether it has been paid, why it cannot be, and on which days the first debit of a mandate may be.
 * @throws NotFoundError
 */
export const showQuote = async (deps: Paying, customer: SignedIn, quoteId: string | number) => {
  const quote = await ownQuote(deps.db, customer.id, quoteId)
  const payment = await findPayment(deps.db, customer.id, quote.id)
  const period = periodIfPaid(quote, dayInLagos(deps.clock.business().getTime()))
  const refusal = payment === undefined ? await refusalOn(deps, quote, period) : undefined
  return { ...receipt(quote, payment), start: boundsOf(deps, quote), refusal }
}

export type Surroundings = {
  /** The portal's origin, for the link in the receipt. */
  readonly portal: string
  readonly record: RecordEvent
}

/** Declined cards of a customer, and the pause after them (requirement LIFE-13). */
const DECLINED_LIMIT = { requests: 10, milliseconds: 3_600_000 }
const MINUTE_MS = 60_000

const pauseError = async (
  deps: Paying,
  customer: SignedIn,
  quoteId: number,
  until: Date,
): Promise<UserFriendlyError> => {
  const { earliest, latest } = boundsOf(deps, await ownQuote(deps.db, customer.id, quoteId))
  const time = timeInLagos(Math.ceil(until.getTime() / MINUTE_MS) * MINUTE_MS)
  return new UserFriendlyError(
    'Too many cards were declined.',
    `You have not been charged. Try again at ${time}${earliest <= latest ? ', or set up a mandate' : ''}.`,
  )
}

/** Takes a card payment. Only the card's last four digits are stored. @throws UserFriendlyError if it is declined */
export const payByCard = async (
  deps: Paying,
  customer: SignedIn,
  card: TypeOf<typeof CardPayment>,
  { portal, record }: Surroundings,
): Promise<Receipt> => {
  const now = nowOf(deps.clock)
  refuseIfAny(cardViolations(card, dayInLagos(now.business.getTime())))
  const quoteId = rowIdOf('Quote', card.quoteId)
  const declined = `declined:${customer.id}`
  const paused = await pauseOf(deps.db, declined, DECLINED_LIMIT, now.security)
  // A payment that is sent again was made before the pause.
  if (paused !== undefined && (await findPayment(deps.db, customer.id, quoteId)) === undefined) {
    record('limit-reached', { quoteId })
    throw await pauseError(deps, customer, quoteId, paused)
  }
  if (card.number === DECLINED_CARD) {
    record('card-declined', { quoteId })
    const pause = await countFailure(deps.db, declined, DECLINED_LIMIT, now.security)
    if (pause !== undefined) throw await pauseError(deps, customer, quoteId, pause)
    throw new UserFriendlyError(
      'Your bank declined this card.',
      'You have not been charged. Try another card, or set up a mandate.',
    )
  }
  const method = {
    status: 'Paid',
    gateWay: 'Sandbox Card',
    channel: 'card',
    lastDigits: card.number.slice(-4),
  } as const
  const order = { ...orderOf(deps), customerId: customer.id, quoteId, method, portal }
  const { quote, payment, isFirst } = await settle(deps.db, order, () => undefined, now)
  if (isFirst) record('card-paid', { quoteId })
  return receipt(quote, payment)
}

type PlanRequest = TypeOf<typeof MandatePlan>

const boundsOf = ({ clock }: Paying, quote: Quote): StartBounds => {
  const today = dayInLagos(clock.business().getTime())
  return startBounds(periodIfPaid(quote, today), today)
}

/** The debits of a request without violations, and the cover that they pay: it begins with the first of them. */
const debitsOf = (quote: Quote, { frequency, startDate }: PlanRequest) => {
  const first = startDate as CalendarDate
  const cover = coverPeriod(quote, first)
  return { cover, plan: planOf(quote.totalPremium, isFrequency(frequency) ? frequency : 'Monthly', first, cover) }
}

/**
 * The debits of a mandate before the customer agrees to them, and the name of the account if there is one (requirement
 * PAY-14). @throws NotFoundError, InvalidRequestError
 */
export const planMandate = async (deps: Paying, customer: SignedIn, request: PlanRequest) => {
  const quote = await ownQuote(deps.db, customer.id, request.quoteId)
  refuse(endedRefusal(quote, validityOf(deps)))
  refuseIfAny(planViolations(request, boundsOf(deps, quote)))
  const { cover, plan } = debitsOf(quote, request)
  refuse(await refusalOn(deps, quote, { from: plan[0].on, to: cover.to }))
  const last = plan.at(-1) ?? plan[0]
  return {
    accountName: toUndefined(accountNameOf(customer, bankById(request.bankId), request.accountNumber)),
    debits: plan.length,
    instalment: toNaira(kobo(plan[0].amount)),
    lastInstalment: toNaira(kobo(last.amount)),
    firstDate: plan[0].on,
    lastDate: last.on,
    total: toNaira(kobo(plan.reduce((sum, { amount }) => sum + amount, 0n))),
    currency: DEFAULT_CURRENCY,
  }
}

/** Sets up a mandate, which pays the premium in parts. */
export const payByMandate = async (
  deps: Paying,
  customer: SignedIn,
  request: TypeOf<typeof MandatePayment>,
  { portal, record }: Surroundings,
): Promise<Receipt> => {
  const now = nowOf(deps.clock)
  const ordered = await ownQuote(deps.db, customer.id, request.quoteId)
  if ((await findPayment(deps.db, customer.id, ordered.id)) === undefined)
    refuse(endedRefusal(ordered, validityOf(deps)))
  refuseIfAny([
    ...accountViolations(request),
    ...planViolations(request, boundsOf(deps, ordered)),
    ...consentViolations(request),
  ])
  const bank = bankById(request.bankId)
  const lastDigits = request.accountNumber.slice(-4)
  const { phoneNumber } = (await findById(deps.db, customer.id)) ?? { phoneNumber: null }
  const mandateFor = (quote: Quote): NewMandate => {
    const { cover, plan } = debitsOf(quote, request)
    return {
      plan,
      active: false,
      startDate: plan[0].on,
      endDate: cover.to,
      source: bank?.name ?? 'Bank account',
      frequency: request.frequency,
      phone: phoneNumber,
      lastDigits,
      accountHash: bank === undefined ? null : deps.identities.ofAccount(bank.id, request.accountNumber),
      activationAmount: bank === undefined ? null : activationAmount(bank),
      activateUntil: activateUntil(now.business, deps.config.mandateLimitSeconds, cover),
    }
  }
  const method = {
    status: 'Mandated',
    gateWay: 'Sandbox Direct Debit',
    channel: 'mandate',
    lastDigits,
  } as const
  const order = { ...orderOf(deps), customerId: customer.id, quoteId: ordered.id, method, portal }
  const { quote, payment, isFirst } = await settle(deps.db, order, mandateFor, now)
  if (isFirst) record('mandate-set-up', { quoteId: quote.id })
  return receipt(quote, payment)
}
