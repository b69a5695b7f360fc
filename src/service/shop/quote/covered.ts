import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { MOTOR_SIGNATURE } from '../../../domain/rules/constants'
import type { Quote } from './repository'

const Signed = t.type({ signature: t.string })

/**
 * Who is covered by a quote: whoever it was signed with. The motor form sends a constant and covers the customer, and so
 * does a quote without details.
 */
export const coveredPerson = ({ details, name }: Pick<Quote, 'details' | 'name'>): string => {
  const read = Signed.decode(details)
  const signature = isLeft(read) ? '' : read.right.signature.trim()
  return signature === '' || signature === MOTOR_SIGNATURE ? name : signature
}
