import { chainTaskK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { LogInRequest } from '../../domain/session/log-in'
import type { LogInPort } from '../../ports/log-in-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SecondFactorPort } from '../../ports/second-factor-port'
import type { TrustedBrowser } from '../../ports/trusted-browser'
import { fromForm, fromPort } from '../core/actors'
import { makeEffects } from '../core/effects'
import { takeAnswer, type AnswerPorts } from '../login/take-answer'
import type { SecondFactorMachine } from './machine'

type SecondFactorPorts = AnswerPorts & {
  readonly trustedBrowser: TrustedBrowser
  readonly logIn: LogInPort
  readonly secondFactor: SecondFactorPort
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the second factor's actors and actions with the ports. */
export const makeSecondFactorImplementations = (
  ports: SecondFactorPorts,
): Parameters<SecondFactorMachine['provide']>[0] => ({
  actors: {
    sendCode: fromPort(ports.secondFactor.sendCode),
    logIn: fromForm((request: LogInRequest, call) =>
      pipe(
        ports.logIn.logIn(request, call),
        chainTaskK((answer) => {
          if (answer._tag === 'LoggedIn' && answer.browserToken) ports.trustedBrowser.save(answer.browserToken)
          return takeAnswer(ports, request.email, call)(answer)
        }),
      ),
    ),
  },
  actions: {
    ...makeEffects(ports),
    goOn: () => {
      ports.navigation.goToSavedPlace()
    },
  },
})
