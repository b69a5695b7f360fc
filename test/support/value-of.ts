import { isRight, type Either } from 'fp-ts/Either'

/** The value of a parsed form. @throws if it is invalid */
export const valueOf = <A>(parsed: Either<unknown, A>): A => {
  if (isRight(parsed)) return parsed.right
  throw new Error(JSON.stringify(parsed.left))
}
