import { chainTaskK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { LogInRequest, SecondFactorRequired } from '../../domain/session/log-in'
import { isAuthenticator } from '../../domain/session/second-factor'
import { SecondFactorPort, type SecondFactorRequest } from '../../ports/second-factor-port'
import type { PortsOf } from '../../ports/token'
import { fromForm, fromPort } from '../core/actors'
import { countdown } from '../core/countdown'
import { makeEffects } from '../core/effects'
import { bothHalvesPorts, takeAnswer } from '../login/take-answer'

export const secondFactorPorts = { ...bothHalvesPorts, secondFactor: SecondFactorPort }

/** What a code is sent for, and to whom. */
export type CodeRequest = SecondFactorRequest & Pick<SecondFactorRequired, 'providers'> & { readonly email: string }

/** Implements the second factor's actors and actions with the ports. */
export const makeSecondFactorImplementations = (ports: PortsOf<typeof secondFactorPorts>) => ({
  actors: {
    /** Has a code sent to the customer of this email address, and says when, in milliseconds since 1970. */
    sendCode: fromPort(({ email, userId, provider, providers }: CodeRequest, call) =>
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
    /** Logs in with the code and stores the token. */
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
