import * as t from 'io-ts'
import { Naira, optional, Text, WireId } from './codecs'

/** The product of a quote. `price` is in naira. */
export const QuotedProduct = t.strict(
  {
    id: optional(WireId),
    name: optional(t.string),
    code: optional(t.string),
    subCode: optional(t.string),
    description: optional(t.string),
    price: optional(Naira),
  },
  'quoted product',
)

/** The result of every quote call. `totalPremium` is in naira. */
export const Quote = t.strict(
  {
    id: WireId,
    clientEmail: optional(t.string),
    name: optional(t.string),
    totalPremium: Naira,
    product: QuotedProduct,
    quoteNo: optional(t.string),
  },
  'quote',
)

/** The members that every request for a quote has. */
export const quoteFor = { signature: Text(1, 256), productId: WireId } as const
