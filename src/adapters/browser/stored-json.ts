import { isRight } from 'fp-ts/Either'
import type { Decoder } from 'io-ts'

/** What was stored as JSON, or nothing where it is not what it should be. */
export const storedJson = <A>(stored: string | undefined, { decode }: Decoder<unknown, A>): A | undefined => {
  try {
    const decoded = decode(JSON.parse(stored ?? ''))
    return isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}

/** Whether what was sent is good still. An instant to come is of a clock that was wrong. */
export const isGood = (sentAt: number, lasts: number, now: number): boolean => sentAt <= now && now < sentAt + lasts
