/** A number for a text, FNV-1a. */
const hash = (text: string): number => {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

/** Whether this name belongs to the tenth that a seed chooses; another seed chooses another one. */
export const isInTenth = (seed: string, name: string): boolean => hash(seed + name) % 10 === 0

/** A tenth of these names, rounded up, that a seed chooses. */
export const tenthOf = (seed: string, names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => hash(seed + one) - hash(seed + other)).slice(0, Math.ceil(names.length / 10))
