import type { Call } from '../../ports/call'
import type { LogInAnswer, SecondFactorRequired } from '../../domain/session/log-in'
import { Clock } from '../../ports/clock'
import { CustomerStorage } from '../../ports/customer-storage'
import { LogInPort } from '../../ports/log-in-port'
import { OpenedResetLink } from '../../ports/opened-reset-link'
import { SentSecondFactor } from '../../ports/sent-second-factor'
import { SessionStore } from '../../ports/session-store'
import type { PortsOf } from '../../ports/token'
import { TrustedBrowser } from '../../ports/trusted-browser'
import { effectPorts } from '../core/effects'

/** The ports of both halves of a log-in: the one with the password, and the one with a code. */
export const bothHalvesPorts = {
  ...effectPorts,
  logIn: LogInPort,
  sentSecondFactor: SentSecondFactor,
  trustedBrowser: TrustedBrowser,
  openedLink: OpenedResetLink,
  store: SessionStore,
  customerStorage: CustomerStorage,
  clock: Clock,
}

type AnswerPorts = Pick<PortsOf<typeof bothHalvesPorts>, 'store' | 'customerStorage' | 'clock' | 'openedLink'>

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
