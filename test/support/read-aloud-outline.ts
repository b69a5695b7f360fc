/** Elements without a meaning of their own, which no reader announces: only what is inside them is read. */
const silent = /^(document|paragraph|strong|rowgroup|generic|form)(, (not )?busy)?$/

/** What is said with a role and tells a listener nothing here. */
const asides: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(, level 1)?((?:, current step)?), position (\d+), set size (\d+)/, '$2, $3 of $4'],
  [/, no defined sort order/, ', not sorted'],
  [/, \d+ controls?/, ''],
  [/^row, .*/, 'row'],
]

const shortened = (phrase: string): string =>
  asides.reduce((text, [pattern, words]) => text.replace(pattern, words), phrase)

type Said = { readonly words: string; readonly inside: readonly Said[] }

/** The phrases as a tree: an element that holds others is announced once more at its end. */
const treeOf = (phrases: readonly string[]): readonly Said[] => {
  const top: Said[] = []
  const open: { readonly phrase: string; readonly into: Said[] }[] = [{ phrase: '', into: top }]
  for (const [index, phrase] of phrases.entries()) {
    const into = open.at(-1)?.into ?? top
    const ended = open.findLastIndex((element) => `end of ${element.phrase}` === phrase)
    if (ended > 0) open.splice(ended)
    else {
      const inside: Said[] = []
      into.push({ words: phrase, inside })
      if (phrases.includes(`end of ${phrase}`, index)) open.push({ phrase, into: inside })
    }
  }
  return top
}

const linesOf = ({ words, inside }: Said): readonly string[] => {
  const said = shortened(words)
  // A link's own text is its name, which was said.
  const news = inside.filter(
    (one) => one.inside.length > 0 || (!words.includes(`, ${one.words}`) && !words.includes(` ${one.words}`)),
  )
  const lines = news.flatMap(linesOf)
  if (silent.test(words)) return lines
  return inside.length === 1 && lines.length === 1 && !said.includes(',')
    ? [`${said}: ${lines[0] ?? ''}`]
    : [said, ...lines.map((line) => `  ${line}`)]
}

/**
 * What a screen reader said, as an outline that a person can read: what is inside an element is set in below it instead of
 * between its beginning and its end, and what is the same for every page is left out.
 */
export const outlineOf = (phrases: readonly string[]): string => treeOf(phrases).flatMap(linesOf).join('\n')
