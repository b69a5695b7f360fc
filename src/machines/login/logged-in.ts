import { isRight } from 'fp-ts/Either'
import { logInMessages } from '../../domain/session/messages'
import type { Outcome } from '../core/actors'
import { successNotice } from '../core/effects'
import type { NextStep } from './take-answer'

type Answered = { readonly outcome: Outcome<NextStep>; readonly step: NextStep['_tag'] }

export const leadsTo = (_: unknown, { outcome, step }: Answered): boolean =>
  isRight(outcome) && outcome.right._tag === step

type Done = { readonly event: { readonly output: Outcome<NextStep> } }

const to = <Step extends NextStep['_tag']>(step: Step) =>
  ({ type: 'leadsTo', params: ({ event }: Done) => ({ outcome: event.output, step }) }) as const

/** The transitions of an answer that logs in, or asks for a second factor or a new password. */
export const onLoggedIn = {
  guard: to('LoggedIn'),
  target: 'LoggedIn',
  actions: { type: 'notify', params: () => successNotice(logInMessages.done) },
} as const

export const onSecondFactorRequired = {
  guard: to('SecondFactorRequired'),
  target: 'AskingSecondFactor',
  actions: { type: 'ask', params: ({ event }: Done) => event.output },
} as const

export const onPasswordResetRequired = {
  guard: to('PasswordResetRequired'),
  target: 'Left',
  actions: { type: 'go', params: { screen: 'reset-password' } },
} as const

/** The states after a log-in. */
export const loggedInStates = {
  LoggedIn: {
    description: 'The token is stored; the dashboard opens shortly.',
    tags: 'settled',
    after: { redirect: { target: 'Left', actions: 'goOn' } },
  },
  Left: { type: 'final', description: 'The customer is being sent on.' },
} as const
