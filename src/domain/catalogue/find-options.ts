import { visibleText } from '../values/visible-text'

/** An entry of a list: what is sent, what is shown, and what else people call it. */
export type Findable = { readonly label: string; readonly familiar?: readonly string[] | undefined }

/** Letters and digits alone, without accents and in lower case; words are one blank apart. */
const plain = (text: string): string =>
  visibleText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How well a name fits: 0 is the name itself, then its beginning, that of a word of it, and any part of it. */
const rankOf = (name: string, typed: string): number => {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (` ${name}`.includes(` ${typed}`)) return 2
  return name.replaceAll(' ', '').includes(typed.replaceAll(' ', '')) ? 3 : Infinity
}

/**
 * The options that a typed text means, the likeliest first: those whose name or familiar name is the text, begins with
 * it or contains it, whatever its case, accents and punctuation. All of them for an empty text.
 */
export const findOptions = <Option extends Findable>(options: readonly Option[], typed: string): readonly Option[] => {
  const wanted = plain(typed)
  if (wanted === '') return options
  return options
    .map((option) => ({
      option,
      rank: Math.min(...[option.label, ...(option.familiar ?? [])].map((name) => rankOf(plain(name), wanted))),
    }))
    .filter(({ rank }) => rank < Infinity)
    .sort((left, right) => left.rank - right.rank)
    .map(({ option }) => option)
}
