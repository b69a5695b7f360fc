import { DEFAULT_CURRENCY } from '../../domain/rules/constants'
import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { kobo, toNaira } from '../../domain/values/money'
import type { TypeOf } from 'io-ts'
import { findById } from '../account/repository'
import type { Deps } from '../dependencies'
import { findQuote, type Quote } from '../insurance/repository'
import { bankById } from '../kyc/banks'
import { findPayment, type NewMandate, type Payment } from '../payment/repository'
import {
  cardViolations,
  DECLINED_CARD,
  instalment,
  isFrequency,
  mandateEnds,
  mandateViolations,
  nextExecution,
} from '../payment/rules'
import { settle } from '../payment/settle'
import { NotFoundError, refuseIfAny, UserFriendlyError } from '../wire/errors'
import type { SignedIn } from '../wire/handler'
import { rowIdOf } from '../wire/row-id'
import type { CardPayment, MandatePayment } from './requests'

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

/** The amount to pay, and whether it has been paid. @throws NotFoundError */
export const showQuote = async (deps: Deps, customer: SignedIn, quoteId: string | number): Promise<Receipt> => {
  const id = rowIdOf('Quote', quoteId)
  const quote = await findQuote(deps.db, customer.id, id)
  if (quote === undefined) throw new NotFoundError('Quote', id)
  return receipt(quote, await findPayment(deps.db, customer.id, id))
}

/** Takes a card payment. Only the card's last four digits are stored. @throws UserFriendlyError if it is declined */
export const payByCard = async (
  deps: Deps,
  customer: SignedIn,
  card: TypeOf<typeof CardPayment>,
  portal: string,
): Promise<Receipt> => {
  const now = deps.clock()
  refuseIfAny(cardViolations(card, dayInLagos(now.getTime())))
  if (card.number === DECLINED_CARD)
    throw new UserFriendlyError(
      'Your bank declined this card.',
      'You have not been charged. Try another card, or set up a mandate.',
    )
  const method = { status: 'Paid', gateWay: 'Sandbox Card', channel: 'card', lastDigits: card.number.slice(-4) } as const
  const quoteId = rowIdOf('Quote', card.quoteId)
  const { quote, payment } = await settle(deps.db, { customerId: customer.id, quoteId, method, portal }, () => undefined, now)
  return receipt(quote, payment)
}

/** Sets up a mandate, which pays the premium in parts. */
export const payByMandate = async (
  deps: Deps,
  customer: SignedIn,
  request: TypeOf<typeof MandatePayment>,
  portal: string,
): Promise<Receipt> => {
  const now = deps.clock()
  const today = dayInLagos(now.getTime())
  refuseIfAny(mandateViolations(request, today))
  const { phoneNumber } = (await findById(deps.db, customer.id)) ?? { phoneNumber: null }
  const frequency = isFrequency(request.frequency) ? request.frequency : 'Monthly'
  const startDate = request.startDate as CalendarDate
  const mandateFor = (quote: Quote): NewMandate => ({
    amount: instalment(quote.totalPremium, frequency),
    startDate,
    endDate: mandateEnds(startDate),
    nextExecuteDate: nextExecution(startDate, frequency, today),
    source: bankById(request.bankId)?.name ?? 'Bank account',
    frequency,
    phone: phoneNumber,
  })
  const method = {
    status: 'Mandated',
    gateWay: 'Sandbox Direct Debit',
    channel: 'mandate',
    lastDigits: request.accountNumber.slice(-4),
  } as const
  const quoteId = rowIdOf('Quote', request.quoteId)
  const { quote, payment } = await settle(deps.db, { customerId: customer.id, quoteId, method, portal }, mandateFor, now)
  return receipt(quote, payment)
}
