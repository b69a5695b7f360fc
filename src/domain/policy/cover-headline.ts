import { whoIsCovered } from '../quote/messages'
import type { CoverDetail } from '../quote/quote'
import type { CoverKind } from './cover-kind'

/** What a policy is recognised by, out of its details. */
export type CoverHeadline = {
  /** The thing that is insured, or who: a plate, an address, a traveller. */
  readonly main: string | undefined
  /** What the thing is, in short: make, model, year and colour of a car. */
  readonly about: string | undefined
  /** The other one of thing and person. */
  readonly beside: CoverDetail | undefined
}

const insuresThing = (kind: CoverKind | undefined): boolean => kind === 'motor' || kind === 'home'

/** A car in words, `Toyota Corolla 2015 · Silver`. */
const carOf = (details: readonly CoverDetail[]): string | undefined => {
  const textOf = (...labels: readonly string[]) =>
    labels.flatMap((label) => details.find((detail) => detail.label === label)?.value ?? []).join(' ')
  return [textOf('Make', 'Model', 'Year'), textOf('Colour')].filter((text) => text !== '').join(' · ') || undefined
}

/** Facts are in the server's words: who is covered, then the thing, or nothing. */
export const coverHeadline = (details: readonly CoverDetail[], kind: CoverKind | undefined): CoverHeadline => {
  const person = details.find(({ label }) => label === whoIsCovered)
  const thing = details.find(({ label }) => label !== whoIsCovered)
  const [main, beside] = insuresThing(kind) && thing !== undefined ? [thing, person] : [person, thing]
  return { main: (main ?? beside)?.value, about: carOf(details), beside: main && beside }
}
