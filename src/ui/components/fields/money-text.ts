/** A sum while it is typed: plain (`1250000.5`), as shown (`1,250,000.5`), and the place of the caret in that. */
type MoneyText = { readonly plain: string; readonly shown: string; readonly caret: number }

/** Where and how the text was changed: the caret after the change, and which key took something away. */
export type MoneyEdit = { readonly caret: number; readonly removed: 'backward' | 'forward' | undefined }

/** Digits and the first point, in order. */
const significant = (text: string): string => {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

/** No leading zeros, one before a leading point, two decimals at most. */
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

/** The place in the shown text that has so many digits and points before it. */
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

/** Takes out the digit beyond a deleted separator, or the key would seem dead. */
const withoutNeighbour = (typed: string, { caret, removed }: MoneyEdit): [text: string, caret: number] => {
  const from = removed === 'backward' ? Math.max(caret - 1, 0) : caret
  return [typed.slice(0, from) + typed.slice(from + 1), from]
}

/**
 * The sum after a change of the text field. `before` is the plain sum until now, `typed` what the field holds after
 * the key. The caret stays behind the same digit, whatever separators come or go.
 */
export const editMoney = (before: string, typed: string, edit: MoneyEdit): MoneyText => {
  const separatorGone = edit.removed !== undefined && plainOf(typed) === before
  const [text, caret] = separatorGone ? withoutNeighbour(typed, edit) : [typed, edit.caret]
  const plain = plainOf(text)
  const shown = withSeparators(plain)
  return { plain, shown, caret: placeAfter(shown, significantBefore(text, caret)) }
}
