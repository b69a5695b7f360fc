import * as t from 'io-ts'
import { Naira, optional, shown, Text, WireDate, WireId } from './codecs'

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

/** A labelled fact of a quote or policy for the customer; ours. */
export const CoverDetail = t.strict({ label: t.string, value: t.string }, 'cover detail')

/**
 * The result of every quote call. `totalPremium` is in naira. The period, both days included, is that of a cover whose first
 * day is known before it is paid; `validUntil` is the last day on which it can be. `follows` names what
 * is insured until then, so that this cover begins the day after.
 */
export const Quote = t.strict(
  {
    id: WireId,
    clientEmail: shown(t.string),
    name: shown(t.string),
    totalPremium: Naira,
    product: QuotedProduct,
    quoteNo: shown(t.string),
    details: shown(t.array(CoverDetail)),
    validUntil: shown(WireDate),
    categoryId: shown(WireId),
    coverFrom: shown(WireDate),
    coverTo: shown(WireDate),
    follows: shown(t.strict({ names: t.array(t.string), until: WireDate }, 'what a cover follows')),
  },
  'quote',
)

/** The members that every request for a quote has. */
export const quoteFor = { signature: Text(1, 256), productId: WireId } as const
