import { left, right, type Either } from 'fp-ts/Either'
import { idText, type Id } from '../values/id'
import { percentage, sumOf, HUNDRED_PERCENT, type Percentage } from '../values/percentage'
import { beneficiaryMessages } from './messages'

/** A beneficiary's current share. */
export type HeldShare = { readonly id: Id; readonly share: Percentage }

/** The shares of the others: all of them for a new beneficiary, all but its own for an edited one. */
export const sharesOfOthers = (held: readonly HeldShare[], edited?: Id): readonly Percentage[] =>
  held.filter(({ id }) => edited === undefined || idText(id) !== idText(edited)).map(({ share }) => share)

/**
 * Whether a share is more than zero and fits with those of the others: a hundred per cent at most in total.
 * The sum is exact.
 */
export const shareRule =
  (others: readonly Percentage[]) =>
  (share: Percentage): Either<string, Percentage> => {
    if (share <= 0n) return left(beneficiaryMessages.sharePercentage)
    return sumOf([...others, share]) > HUNDRED_PERCENT ? left(beneficiaryMessages.sharesTotal) : right(share)
  }

/** What the others leave of a hundred per cent; zero if a server let them exceed it. */
export const leftBy = (others: readonly Percentage[]): Percentage => {
  const left = HUNDRED_PERCENT - sumOf(others)
  return percentage(left < 0n ? 0n : left)
}
