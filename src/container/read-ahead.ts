import { firstReadsOf } from '../adapters/http/first-reads'
import type { Destination } from '../ports/navigation'
import type { makeContainer } from './container'

type ReadAhead = ReturnType<typeof makeContainer>['readAhead']

/** Requests what a screen begins with, while its scripts are being loaded. */
export const readAheadOf = (readAhead: ReadAhead) => (destination: Destination | undefined) => {
  readAhead(firstReadsOf(destination))
}
