import { chainTaskK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { LogInRequest } from '../../domain/session/log-in'
import { isAuthenticator } from '../../domain/session/second-factor'
import type { Clock } from '../../ports/clock'
import type { LogInPort } from '../../ports/log-in-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SecondFactorPort } from '../../ports/second-factor-port'
import type { SentSecondFactor } from '../../ports/sent-second-factor'
import type { TrustedBrowser } from '../../ports/trusted-browser'
import { fromForm, fromPort } from '../core/actors'
import { countdown } from '../core/countdown'
import { makeEffects } from '../core/effects'
import { takeAnswer, type AnswerPorts } from '../login/take-answer'
import type { SendCode } from './contracts'
import type { SecondFactorMachine } from './machine'

type SecondFactorPorts = AnswerPorts & {
  readonly clock: Pick<Clock, 'now' | 'everySecond'>
  readonly sentSecondFactor: SentSecondFactor
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
    sendCode: fromPort(({ email, userId, provider, providers }: SendCode['input'], call) =>
      pipe(
        ports.secondFactor.sendCode({ userId, provider }, call),
        chainTaskK(() => async () => {
          const at = ports.clock.now()
          const sent = { _tag: 'SecondFactorRequired', userId, providers, sent: { provider, at } } as const
          if (!isAuthenticator(provider)) await ports.sentSecondFactor.save(email, sent)
          return at
        }),
      ),
    ),
    countdown: countdown(ports.clock),
    logIn: fromForm((request: LogInRequest, call) =>
      pipe(
        ports.logIn.logIn(request, call),
        chainTaskK((answer) => {
          ports.sentSecondFactor.remove()
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
