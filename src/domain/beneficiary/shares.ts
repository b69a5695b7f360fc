import { left, right, type Either } from 'fp-ts/Either'
import { idText, type Id } from '../values/id'
import { percentage, sumOf, WHOLE, type Percentage } from '../values/percentage'
import { beneficiaryMessages } from './messages'

/** What a beneficiary holds already. */
export type Held = { readonly id: Id; readonly share: Percentage }

/** The shares of the others: all of them for a new beneficiary, without its own old share for one that is edited. */
export const sharesOfOthers = (held: readonly Held[], edited?: Id): readonly Percentage[] =>
  held.filter(({ id }) => edited === undefined || idText(id) !== idText(edited)).map(({ share }) => share)

/**
 * Whether a share is one (more than nothing) and fits beside those of the others: together a hundred per cent at most
 * (requirement BEN-07). The sum is exact.
 */
export const shareRule =
  (others: readonly Percentage[]) =>
  (share: Percentage): Either<string, Percentage> => {
    if (share <= 0n) return left(beneficiaryMessages.sharePercentage)
    return sumOf([...others, share]) > WHOLE ? left(beneficiaryMessages.sharesTotal) : right(share)
  }

/** What the others leave of the whole; nothing when a server let them pass it. */
export const leftBy = (others: readonly Percentage[]): Percentage => {
  const left = WHOLE - sumOf(others)
  return percentage(left < 0n ? 0n : left)
}
