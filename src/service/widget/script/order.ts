/** What the page says of the order: what is to be paid, what was paid, or why it cannot be paid. */
import { readOrder, type Failure, type Order, type Receipt } from './calls'
import { payment, postAboutQuote } from './messages'
import { byId, inputOf, money, show, tell } from './page'

let outcome: 'mandateCompleted' | 'receiptSent' = 'receiptSent'

/** An order that cannot be paid any more, and the policy that is in its way. */
const tellRefusal = ({ message, details, policyId }: NonNullable<Order['refusal']>): void =>
  tell(details, message, policyId)

export const tellEnded = (error: Failure | null | undefined): void =>
  tell(`${error?.message ?? 'Your session has ended.'} You have not been charged.`)

let shown: number | undefined

/** The amount that the page shows, in naira. */
export const shownAmount = (): number | undefined => shown

const fill = ({ amount, currency, productName, quoteNo }: Receipt): void => {
  shown = amount
  for (const place of document.querySelectorAll('.amount')) place.textContent = money(amount, currency)
  const { customerName, email } = payment()
  byId('product').textContent = productName
  byId('quote-no').textContent = `(${quoteNo})`
  byId('payer').textContent = [customerName, email].filter(Boolean).join(', ')
}

/** What the mandate form needs of the order: the first of the days on which it may begin is proposed. */
const fillStart = ({ earliest, latest }: Order['start']): void => {
  const day = inputOf('startDate')
  day.min = earliest
  day.max = latest
  day.defaultValue = earliest
}

export const showReceipt = (paid: Receipt): void => {
  const isMandate = paid.status === 'Mandated'
  outcome = isMandate ? 'mandateCompleted' : 'receiptSent'
  fill(paid)
  byId('receipt-title').textContent = isMandate ? 'Your mandate is set up' : 'Payment received'
  byId('receipt-product').textContent = paid.productName
  byId('receipt-reference').textContent = paid.paymentReference ?? ''
  show('receipt')
  postOutcome()
}

export const postOutcome = (): void => postAboutQuote(outcome)

/** Shows the receipt of an order that is paid, or what is in the way of one that cannot be. */
const isSettled = (order: Order): boolean => {
  if (order.status !== 'Unpaid') showReceipt(order)
  else if (order.refusal) tellRefusal(order.refusal)
  else return false
  return true
}

/** Shows the order that was opened; resolves with whether it can be paid. */
export const openOrder = async (): Promise<boolean> => {
  try {
    const answer = await readOrder()
    if (!answer.success) {
      if (answer.status === 401) tellEnded(answer.error)
      else tell(answer.error?.message ?? 'We could not load your order.')
      return false
    }
    if (isSettled(answer.result)) return false
    fill(answer.result)
    fillStart(answer.result.start)
    byId('ways').hidden = answer.result.isCardOnly
    show('pay')
    return true
  } catch {
    tell('We could not load your order. Please check your connection.')
    return false
  }
}

/**
 * What was refused may have become impossible: the order has ended or is paid, or another one for the same thing is. Or its
 * amount has changed.
 */
export const readAgain = async (): Promise<void> => {
  const answer = await readOrder().catch(() => undefined)
  if (answer?.success === true && !isSettled(answer.result)) fill(answer.result)
}
