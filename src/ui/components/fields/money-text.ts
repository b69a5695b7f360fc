/**
 * An amount while it is typed: plain (`1250000.5`), as shown (`1,250,000.5`), and the position of the caret in that.
 */
type MoneyText = { readonly plain: string; readonly shown: string; readonly caret: number }

/** A change of the text: the caret after the change, and which key deleted something. */
export type MoneyEdit = { readonly caret: number; readonly removed: 'backward' | 'forward' | undefined }

/** Digits and the first decimal point, in order. */
const significant = (text: string): string => {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

/** Without leading zeros, with a zero before a leading point, with at most two decimals. */
const plainOf = (text: string): string =>
  significant(text)
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/(\.\d\d).+$/, '$1')

/** `1250000.5` → `1,250,000.5`; an empty text stays empty. */
export const withSeparators = (plain: string): string => {
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** The position in the shown text that has so many digits and points before it. */
const placeAfter = (shown: string, count: number): number => {
  let seen = 0
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === count) return at
    if (shown[at] !== ',') seen += 1
  }
  return shown.length
}

const significantBefore = (text: string, caret: number): number => {
  const all = significant(text)
  const count = significant(text.slice(0, caret)).length
  const trimmed = all.length - all.replace(/^0+(?=\d)/, '').length
  const added = all.startsWith('.') && count > 0 ? 1 : 0
  return Math.max(count - trimmed + added, 0)
}

/** Deletes the digit next to a deleted separator, or the key would seem to have no effect. */
const withoutNeighbour = (typed: string, { caret, removed }: MoneyEdit): [text: string, caret: number] => {
  const from = removed === 'backward' ? Math.max(caret - 1, 0) : caret
  return [typed.slice(0, from) + typed.slice(from + 1), from]
}

/**
 * The amount after a change of the text field. `before` is the previous plain amount, `typed` the field's text after
 * the key. The caret stays after the same digit when separators change.
 */
export const editMoney = (before: string, typed: string, edit: MoneyEdit): MoneyText => {
  const separatorGone = edit.removed !== undefined && plainOf(typed) === before
  const [text, caret] = separatorGone ? withoutNeighbour(typed, edit) : [typed, edit.caret]
  const plain = plainOf(text)
  const shown = withSeparators(plain)
  return { plain, shown, caret: placeAfter(shown, significantBefore(text, caret)) }
}
