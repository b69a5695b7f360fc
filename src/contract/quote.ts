import * as t from 'io-ts'
import { Naira, optional, shown, Text, WireId } from './codecs'

/** The product of a quote. `price` is in naira. */
export const QuotedProduct = t.strict(
  {
    id: shown(WireId),
    name: shown(t.string),
    code: shown(t.string),
    subCode: shown(t.string),
    description: shown(t.string),
    price: optional(Naira),
  },
  'quoted product',
)

/** A labelled fact of a quote for the customer; ours (requirements COVER-02 and COVER-06). */
const QuoteDetail = t.strict({ label: t.string, value: t.string }, 'quote detail')

/** The result of every quote call. `totalPremium` is in naira. */
export const Quote = t.strict(
  {
    id: WireId,
    clientEmail: shown(t.string),
    name: shown(t.string),
    totalPremium: Naira,
    product: QuotedProduct,
    quoteNo: shown(t.string),
    details: shown(t.array(QuoteDetail)),
  },
  'quote',
)

/** The members that every request for a quote has. */
export const quoteFor = { signature: Text(1, 256), productId: WireId } as const
