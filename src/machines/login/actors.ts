import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Credentials } from '../../domain/session/log-in'
import { ActivationPort } from '../../ports/activation-port'
import type { PortFunction } from '../../ports/call'
import type { PortsOf } from '../../ports/token'
import { fromForm, fromPort } from '../core/actors'
import { countdown } from '../core/countdown'
import { makeEffects } from '../core/effects'
import { bothHalvesPorts, takeAnswer, type NextStep } from './take-answer'

export const loginPorts = { ...bothHalvesPorts, activation: ActivationPort }

/** Implements the login machine's actors and actions with the ports. */
export const makeLoginImplementations = (ports: PortsOf<typeof loginPorts>) => ({
  actors: {
    /** Logs in and stores the token, or says what the server asks for instead. */
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
    /** Requests the activation link for an email address that is not confirmed, and says when, in milliseconds since 1970. */
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
    /** Forgets the code of a second factor that was sent. */
    forgetSent: () => {
      ports.sentSecondFactor.remove()
    },
    goOn: () => {
      ports.navigation.goToSavedPlace()
    },
  },
})
