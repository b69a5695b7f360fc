import { getOrElse } from 'fp-ts/Option'
import type { TypeOf } from 'io-ts'
import { dayInLagos, timeInLagos } from '../../domain/values/calendar-date'
import { fromNaira, kobo } from '../../domain/values/money'
import { pauseOf, recordDeclined } from '../cover/payment/declined-cards'
import { cardViolations, DECLINED_CARD } from '../cover/payment/rules'
import type { Way } from '../cover/payment/settle'
import { nowOf, type Now } from '../platform/clock/clock'
import { refuseIfAny, UserFriendlyError } from '../wire/errors'
import type { SignedIn } from '../wire/handler'
import type { Quote } from '../shop/quote/repository'
import { boundsOf, pay, type Paying, type Surroundings } from './paying'
import type { CardPayment } from './requests'

const MINUTE_MS = 60_000

/** The minute in which a pause is over, which is counted in steady time, on the customer's clock. */
const timeOf = (until: Date, { security, steady }: Now): string => {
  const end = security.getTime() + (until.getTime() - steady.getTime())
  return timeInLagos(Math.ceil(end / MINUTE_MS) * MINUTE_MS)
}

/** Whether an order can be paid by mandate: the first day of its debits is still ahead. */
const hasMandate = (deps: Paying, quote: Quote): boolean => {
  const { earliest, latest } = boundsOf(deps, quote)
  return quote.kind === 'Order' && earliest <= latest
}

const refusals = {
  paused: (time: string, orMandate: string) =>
    new UserFriendlyError(
      'Too many cards were declined.',
      `You have not been charged. Try again at ${time}${orMandate}.`,
    ),
  declined: (orMandate: string) =>
    new UserFriendlyError('Your bank declined this card.', `You have not been charged. Try another card${orMandate}.`),
}

/** Takes a card payment. Only the card's last four digits are stored. @throws UserFriendlyError if it is declined */
export const payByCard = (
  deps: Paying,
  customer: SignedIn,
  card: TypeOf<typeof CardPayment>,
  surroundings: Surroundings,
) => {
  const now = nowOf(deps.clock)
  const way: Way = {
    method: { status: 'Paid', gateWay: 'Sandbox Card', channel: 'card', lastDigits: card.number.slice(-4) },
    askBank: async (db, quote) => {
      refuseIfAny(cardViolations(card, dayInLagos(now.business.getTime())))
      const orMandate = hasMandate(deps, quote) ? ', or set up a mandate' : ''
      const paused = await pauseOf(db, customer.id, now.steady)
      if (paused !== undefined)
        return { error: refusals.paused(timeOf(paused, now), orMandate), event: 'limit-reached' }
      if (card.number !== DECLINED_CARD) return undefined
      await recordDeclined(db, customer.id, now.steady)
      return { error: refusals.declined(orMandate), event: 'card-declined' }
    },
  }
  const shown = card.amount === undefined ? undefined : getOrElse(() => kobo(0n))(fromNaira(card.amount))
  return pay(deps, customer, card.quoteId, { way, event: 'card-paid', now, shown }, surroundings)
}
