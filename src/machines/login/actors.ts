import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Credentials } from '../../domain/session/log-in'
import type { PortFunction } from '../../ports/call'
import type { ActivationPort } from '../../ports/activation-port'
import type { Clock } from '../../ports/clock'
import type { LogInPort } from '../../ports/log-in-port'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { SentSecondFactor } from '../../ports/sent-second-factor'
import type { TrustedBrowser } from '../../ports/trusted-browser'
import { fromForm, fromPort } from '../core/actors'
import { countdown } from '../core/countdown'
import { makeEffects } from '../core/effects'
import type { LoginMachine } from './machine'
import { takeAnswer, type AnswerPorts, type NextStep } from './take-answer'

type LoginPorts = AnswerPorts & {
  readonly clock: Pick<Clock, 'now' | 'everySecond'>
  readonly sentSecondFactor: SentSecondFactor
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
        TE.fromTask(() => ports.sentSecondFactor.read(credentials.email)),
        TE.chain((sent): ReturnType<PortFunction<Credentials, NextStep>> => {
          // A server that is asked again takes the code back. It checks the password with the code.
          if (sent) return TE.right(sent)
          ports.sentSecondFactor.remove()
          return pipe(
            ports.logIn.logIn({ ...credentials, browserToken: ports.trustedBrowser.read() }, call),
            TE.chainTaskK(takeAnswer(ports, credentials.email, call)),
          )
        }),
      ),
    ),
    requestActivationLink: fromPort((email: string, call) =>
      pipe(
        ports.activation.requestActivationLink(email, call),
        TE.map(() => ports.clock.now()),
      ),
    ),
    countdown: countdown(ports.clock),
  },
  actions: {
    ...makeEffects(ports),
    forgetSent: () => {
      ports.sentSecondFactor.remove()
    },
    goOn: () => {
      ports.navigation.goToSavedPlace()
    },
  },
})
