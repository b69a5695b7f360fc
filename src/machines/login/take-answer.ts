import type { LogInAnswer, SecondFactorRequired } from '../../domain/session/log-in'
import type { OpenedResetLink } from '../../ports/opened-reset-link'
import type { SessionStore } from '../../ports/session-store'

export type AnswerPorts = { readonly store: SessionStore; readonly openedLink: OpenedResetLink }

/** How a log-in goes on. */
export type NextStep = SecondFactorRequired | { readonly _tag: 'LoggedIn' | 'PasswordResetRequired' }

/** Stores what an answer holds, so that no machine, and no trace of one, has a token or the code of a reset. */
export const takeAnswer =
  ({ store, openedLink }: AnswerPorts) =>
  (answer: LogInAnswer): NextStep => {
    if (answer._tag === 'SecondFactorRequired') return answer
    if (answer._tag === 'LoggedIn') store.saveToken(answer.token)
    else openedLink.open(answer.link)
    return { _tag: answer._tag }
  }
