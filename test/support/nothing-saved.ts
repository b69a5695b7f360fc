import { everyError } from './builders'
import { fails, scripted, succeeds, type Answer } from './scripted-ports'
import type { VerificationScript } from './scripted-verification'

const often = <A>(answer: Answer<A>) => scripted<void, A>(...Array<Answer<A>>(6).fill(answer))

/** A server that has nothing saved and nothing rejected. */
export const nothingSaved = (): VerificationScript => ({
  sections: often(succeeds([])),
  employer: often(fails(everyError.NotFound)),
  account: often(fails(everyError.NotFound)),
  bvn: often(fails(everyError.NotFound)),
  answers: often(fails(everyError.NotFound)),
  documents: often(fails(everyError.NotFound)),
})
