import { isLeft } from 'fp-ts/Either'
import type { Type } from 'io-ts'
import { InvalidRequestError } from './errors'
import { violationsOf } from './violations'

/** What a codec reads. @throws InvalidRequestError with all violations */
export const decode = <A>(codec: Type<A, unknown, unknown>, value: unknown): A => {
  const decoded = codec.decode(value)
  if (isLeft(decoded)) throw new InvalidRequestError(violationsOf(decoded.left))
  return decoded.right
}
