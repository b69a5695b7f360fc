import { mask, maskedKey, type Masked } from './mask'

/** A part of the context that an event changed, masked; `before` or `after` is missing where it did not exist. */
export type Change = { readonly path: string; readonly before?: Masked; readonly after?: Masked }

/** What an event did to a machine. */
export type Difference = {
  readonly left: readonly string[]
  readonly entered: readonly string[]
  readonly changes: readonly Change[]
}

/** A snapshot, as far as it is compared. */
export type Compared = { readonly active: readonly string[]; readonly context: unknown }

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Another object with the same content is no change; another text behind the same mask is one. */
const isSeen = ({ before, after }: Change): boolean => {
  const [one, other] = [JSON.stringify(before), JSON.stringify(after)]
  return one !== other || one.includes('•••')
}

const changesBetween = (before: unknown, after: unknown, path: readonly string[]): readonly Change[] => {
  if (Object.is(before, after)) return []
  if (isPlain(before) && isPlain(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], [...path, key]),
    )
  const change = {
    path: path.map(maskedKey).join('.'),
    ...(before === undefined ? {} : { before: mask(before, path.at(-1)) }),
    ...(after === undefined ? {} : { after: mask(after, path.at(-1)) }),
  }
  return isSeen(change) ? [change] : []
}

/**
 * What is different in the second snapshot, masked. Parts of a context that an event leaves alone are the same objects,
 * which are not looked into, so that a difference costs what changed.
 */
export const differenceBetween = (before: Compared | undefined, after: Compared): Difference => ({
  left: before?.active.filter((id) => !after.active.includes(id)) ?? [],
  entered: after.active.filter((id) => before?.active.includes(id) !== true),
  changes: before === undefined ? [] : changesBetween(before.context, after.context, []),
})
