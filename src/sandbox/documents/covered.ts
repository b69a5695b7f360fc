import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Quote } from '../insurance/repository'
import { callOf } from './particulars'

const Signed = t.type({ signature: t.string })

/**
 * Who is covered: the name that the form of the quote was signed with. The motor form has no such field, it sends a
 * constant and covers the customer; so does a quote without details.
 */
export const coveredPerson = ({ productId, details, name }: Pick<Quote, 'productId' | 'details' | 'name'>): string => {
  const read = Signed.decode(details)
  const signature = isLeft(read) || callOf(productId) === 'vehicleQuote' ? '' : read.right.signature.trim()
  return signature === '' ? name : signature
}
