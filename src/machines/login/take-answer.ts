import type { Call } from '../../ports/call'
import type { LogInAnswer, SecondFactorRequired } from '../../domain/session/log-in'
import type { Clock } from '../../ports/clock'
import type { CustomerStorage } from '../../ports/customer-storage'
import type { OpenedResetLink } from '../../ports/opened-reset-link'
import type { SessionStore } from '../../ports/session-store'

export type AnswerPorts = {
  readonly store: SessionStore
  readonly customerStorage: CustomerStorage
  readonly clock: Pick<Clock, 'now'>
  readonly openedLink: OpenedResetLink
}

/** How a log-in goes on. */
export type NextStep = SecondFactorRequired | { readonly _tag: 'LoggedIn' | 'PasswordResetRequired' }

const SECOND_MS = 1_000

const endOf = ({ lasts }: { readonly lasts?: number | undefined }, now: number): number | undefined =>
  lasts !== undefined && lasts > 0 ? Math.round(now + lasts * SECOND_MS) : undefined

/**
 * Stores what an answer holds, so that no machine, and no trace of one, has a token or the code of a reset. Before the token
 * is there, what another customer has left is gone.
 */
export const takeAnswer =
  ({ store, customerStorage, clock, openedLink }: AnswerPorts, email: string, call: Call) =>
  (answer: LogInAnswer) =>
  async (): Promise<NextStep> => {
    if (answer._tag === 'SecondFactorRequired') return answer
    if (answer._tag === 'LoggedIn') {
      await customerStorage.setOwner({ email }, call)
      store.saveToken(answer.token, endOf(answer, clock.now()))
    } else openedLink.open(answer.link)
    return { _tag: answer._tag }
  }
