const inBrackets = /\[([A-Z]+-\d+(?:[:,][^\]]*)?)\]/g

const startsWithId = /^([A-Z]+-\d+)(?:: ?(.*))?$/

/** The names in a bracket: a part without an id belongs to the id before it. */
const namesOfBracket = (bracket: string): ReadonlyArray<string> => {
  const names: Array<string> = []
  let last = ''
  for (const item of bracket.split(/, ?/)) {
    const found = startsWithId.exec(item)
    const part = found === null ? item : found[2]
    last = found?.[1] ?? last
    names.push(part === undefined ? last : `${last}: ${part}`)
  }
  return names
}

/**
 * The ids and parts that a test's title names, in brackets: `[KYC-07] …`, `[ERR-01, ERR-04] …`, the parts of an id,
 * `[POL-01: search, paging] …`, which are two names, or several brackets.
 */
export const namesIn = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(inBrackets)].flatMap(([, bracket = '']) => namesOfBracket(bracket))

/** The id in a name: `POL-01` in `POL-01: search`. */
export const idIn = (name: string): string => name.split(':')[0] ?? name
