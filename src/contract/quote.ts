import * as t from 'io-ts'
import { Enumeration, Naira, optional, tolerant, Text, WireDate, WireId } from './codecs'

/** The product of a quote. `price` is in naira. */
export const QuotedProduct = t.strict(
  {
    id: tolerant(WireId),
    name: tolerant(t.string),
    code: tolerant(t.string),
    subCode: tolerant(t.string),
    description: tolerant(t.string),
    price: optional(Naira),
  },
  'quoted product',
)

/**
 * A labelled fact of a quote or policy for the customer; ours. `isSum`: a sum insured, a limit, or the excess.
 */
export const CoverDetail = t.strict({ label: t.string, value: t.string, isSum: tolerant(t.boolean) }, 'cover detail')

/**
 * The result of every quote call. `totalPremium` is in naira, and `priceUnit` says what for, `a year` for example. The period, both days included, is that of a cover whose first
 * day is known before it is paid; `validUntil` is the last day on which it can be. `follows` names what
 * is insured until then, so that this cover begins the day after.
 */
export const quoteFields = {
  id: WireId,
  clientEmail: tolerant(t.string),
  name: tolerant(t.string),
  totalPremium: Naira,
  priceUnit: tolerant(t.string),
  product: QuotedProduct,
  quoteNo: tolerant(t.string),
  /** Unpaid, Pending, Paid, Mandated, Replaced or Dropped. */
  status: tolerant(Enumeration),
  details: tolerant(t.array(CoverDetail)),
  validUntil: tolerant(WireDate),
  categoryId: tolerant(WireId),
  coverFrom: tolerant(WireDate),
  coverTo: tolerant(WireDate),
  follows: tolerant(t.strict({ names: t.array(t.string), until: WireDate }, 'what a cover follows')),
}

export const Quote = t.strict(quoteFields, 'quote')

/** The members that every request for a quote has; the one that it replaces is closed with it. */
export const quoteFor = { signature: Text(1, 256), productId: WireId, replacesQuoteId: optional(WireId) } as const
