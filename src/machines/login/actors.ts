import { chainTaskK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Credentials } from '../../domain/session/log-in'
import type { ActivationPort } from '../../ports/activation-port'
import type { LogInPort } from '../../ports/log-in-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { TrustedBrowser } from '../../ports/trusted-browser'
import { fromForm, fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { LoginMachine } from './machine'
import { takeAnswer, type AnswerPorts } from './take-answer'

type LoginPorts = AnswerPorts & {
  readonly trustedBrowser: TrustedBrowser
  readonly logIn: LogInPort
  readonly activation: ActivationPort
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the login machine's actors and actions with the ports. */
export const makeLoginImplementations = (ports: LoginPorts): Parameters<LoginMachine['provide']>[0] => ({
  actors: {
    logIn: fromForm((credentials: Credentials, call) =>
      pipe(
        ports.logIn.logIn({ ...credentials, browserToken: ports.trustedBrowser.read() }, call),
        chainTaskK(takeAnswer(ports, credentials.email, call)),
      ),
    ),
    requestActivationLink: fromPort(ports.activation.requestActivationLink),
  },
  actions: {
    ...makeEffects(ports),
    goOn: () => {
      ports.navigation.goToSavedPlace()
    },
  },
})
