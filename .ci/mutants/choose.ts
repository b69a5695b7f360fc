import { edited, keepsSyntax, parse, type Fault, type Kind } from './edit'

export type Source = { readonly file: string; readonly text: string }

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const numbersOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const shuffled = <A>(items: readonly A[], next: () => number): readonly A[] =>
  items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

/** Every fault of these kinds that the sources have a place for; what changes nothing is none. */
export const everyFault = (kinds: readonly Kind[], sources: readonly Source[]): readonly Fault[] =>
  sources.flatMap(({ file, text }) => {
    const source = parse(file, text)
    return kinds.flatMap(({ name, find }) =>
      find(source)
        .filter((edit) => edited(text, edit) !== text)
        .map((edit) => ({ kind: name, file, line: source.getLineAndCharacterOfPosition(edit.start).line + 1, edit })),
    )
  })

/**
 * So many faults by a seed: one of each kind in turn, each in the file that has the fewest so far. Those that the compiler
 * could not read are passed over, and so is a second one in the same place.
 */
export const chooseFaults = (
  kinds: readonly Kind[],
  sources: readonly Source[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Fault[] => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const all = shuffled(everyFault(kinds, sources), numbersOf(seed))
  const left = kinds.map(({ name }) => all.filter((fault) => fault.kind === name))
  const chosen: Fault[] = []
  const chosenIn = (file: string) => chosen.filter((fault) => fault.file === file)
  const isUsable = ({ file, line, edit }: Fault) =>
    chosenIn(file).every((other) => other.line !== line) && keepsSyntax(file, texts.get(file) ?? '', edit)
  /** Takes the first fault of the file with the fewest out of these. */
  const take = (faults: Fault[]): Fault | undefined => {
    while (faults.length > 0) {
      const fewest = Math.min(...faults.map(({ file }) => chosenIn(file).length))
      const [next] = faults.splice(
        faults.findIndex(({ file }) => chosenIn(file).length === fewest),
        1,
      )
      if (next !== undefined && isUsable(next)) return next
    }
    return undefined
  }
  while (chosen.length < count && left.some((faults) => faults.length > 0))
    for (const faults of left) {
      const next = chosen.length < count ? take(faults) : undefined
      if (next !== undefined) chosen.push(next)
    }
  return chosen
}
