import { DEFAULT_CURRENCY } from '../../domain/rules/constants'
import { dayInLagos } from '../../domain/values/calendar-date'
import { kobo, toNaira } from '../../domain/values/money'
import { arrearsOf, settleArrears } from '../cover/arrears/settle-arrears'
import { noRoomForCover } from '../cover/payment/allowance'
import { startBounds, type StartBounds } from '../cover/payment/plan'
import { paymentRefusal } from '../cover/payment/refusal'
import { findPayment, type Payment } from '../cover/payment/repository'
import { settle, type Way } from '../cover/payment/settle'
import type { IdentityHashes } from '../cover/reward/identity'
import type { Clock, Now } from '../platform/clock/clock'
import type { Config } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import type { RecordEvent } from '../platform/log/events'
import type { Period } from '../shop/product/cover'
import { ownQuote } from '../shop/quote/own-quote'
import type { Quote } from '../shop/quote/repository'
import { periodIfPaid } from '../shop/quote/validity'
import type { SignedIn } from '../wire/handler'
import { rowIdOf } from '../wire/row-id'

export type Paying = {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'quoteValidDays' | 'mandateLimitSeconds'>
  readonly identities: IdentityHashes
}

export type Surroundings = {
  /** The portal's origin, for the link in the receipt. */
  readonly portal: string
  readonly record: RecordEvent
}

const receipt = (quote: Quote, payment: Payment | undefined) => ({
  isCardOnly: quote.kind === 'Arrears',
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

export const validityOf = ({ clock, config }: Paying) => ({ now: clock.business(), validDays: config.quoteValidDays })

export const boundsOf = ({ clock }: Pick<Paying, 'clock'>, quote: Quote): StartBounds => {
  const today = dayInLagos(clock.business().getTime())
  return startBounds(periodIfPaid(quote, today), today)
}

/** Why a quote cannot be paid today for cover on these days, if it cannot. */
export const refusalOn = async (deps: Paying, quote: Quote, period: Period) =>
  (await paymentRefusal(deps.db, quote, { period, ...validityOf(deps) })) ??
  noRoomForCover(deps.db, quote.customerId, dayInLagos(deps.clock.business().getTime()))

/** An order with the premium that it has, or arrears with what is owed today, and why they cannot be paid. */
const payable = async (deps: Paying, quote: Quote) => {
  const now = deps.clock.business()
  if (quote.kind === 'Order') {
    const period = periodIfPaid(quote, dayInLagos(now.getTime()))
    return { quote, refusal: await refusalOn(deps, quote, period) }
  }
  const { owed, refusal } = await arrearsOf(deps.db, quote, now)
  return { quote: { ...quote, totalPremium: owed }, refusal }
}

/**
 * The amount to pay, whether it has been paid, why it cannot be, whether by card alone, and on which days the first debit of
 * a mandate may be.
 * @throws NotFoundError
 */
export const showQuote = async (deps: Paying, customer: SignedIn, quoteId: string | number) => {
  const { quote, refusal } = await payable(deps, await ownQuote(deps.db, customer.id, quoteId))
  // Read last: the cover of a payment that came in between would be in the quote's own way.
  const payment = await findPayment(deps.db, customer.id, quote.id)
  return {
    ...receipt(quote, payment),
    start: boundsOf(deps, quote),
    refusal: payment === undefined ? refusal : undefined,
  }
}

/** Pays a quote in a way. @throws UserFriendlyError if the bank declines it */
export const pay = async (
  deps: Paying,
  customer: SignedIn,
  quoteId: string | number,
  {
    way,
    event,
    now,
    shown,
  }: {
    readonly way: Way
    readonly event: 'card-paid' | 'mandate-set-up'
    readonly now: Now
    /** The amount that the customer agreed to, in kobo. */
    readonly shown: bigint | undefined
  },
  { portal, record }: Surroundings,
): Promise<Receipt> => {
  const id = rowIdOf('Quote', quoteId)
  const { config, identities } = deps
  const order = { customerId: customer.id, quoteId: id, portal, validDays: config.quoteValidDays, identities }
  // What a quote is for never changes.
  const { kind } = await ownQuote(deps.db, customer.id, quoteId)
  const settled =
    kind === 'Order'
      ? await settle(deps.db, order, way, now)
      : await settleArrears(deps.db, order, { ...way, shown }, now)
  if ('error' in settled) {
    record(settled.event, { quoteId: id })
    throw settled.error
  }
  if (settled.isFirst) record(event, { quoteId: id })
  return receipt(settled.quote, settled.payment)
}
