import brand from '../../brand.json'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { formatMoney, type Kobo } from '../../domain/values/money'
import { dateInWords } from '../../domain/values/typed-date'
import { mail, type Mail, type Sms } from '../platform/mail/mail'
import { CHOOSE_REMINDERS } from './choose-reminders'

type QuoteUnpaid = {
  readonly quoteId: number
  readonly quoteNo: string
  readonly product: string
  readonly price: Kobo
  readonly validUntil: CalendarDate
  readonly portal: string
}

const addressOf = ({ quoteId, portal }: QuoteUnpaid): string => `${portal}/dashboard/checkout?quote=${String(quoteId)}`

/** Tells a customer that a quote is not paid. */
export const quoteUnpaidMail = (name: string, quote: QuoteUnpaid): Mail => {
  const { product, quoteNo, price, validUntil } = quote
  return mail(`${product}: your quote is not paid yet`, name, [
    `You can pay this quote until ${dateInWords(validUntil)}. Until you pay, it gives no cover.`,
    {
      facts: [
        ['Product', product],
        ['Quote number', quoteNo],
        ['Price', formatMoney(price)],
        ['Valid until', dateInWords(validUntil)],
      ],
    },
    'Look at it and pay here:',
    { action: 'Go to checkout', link: addressOf(quote) },
    CHOOSE_REMINDERS,
  ])
}

export const quoteUnpaidSms = (quote: QuoteUnpaid): Sms => ({
  subject: 'Quote',
  text: `${brand.name}: your quote for ${quote.product} is not paid yet. It is valid until ${dateInWords(quote.validUntil)}. ${addressOf(quote)}`,
})
