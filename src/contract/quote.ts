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

/** The result of every quote call. `totalPremium` is in naira. */
export const Quote = t.strict(
  {
    id: WireId,
    clientEmail: shown(t.string),
    name: shown(t.string),
    totalPremium: Naira,
    product: QuotedProduct,
    quoteNo: shown(t.string),
  },
  'quote',
)

/** The members that every request for a quote has. */
export const quoteFor = { signature: Text(1, 256), productId: WireId } as const
