import { isRight } from 'fp-ts/Either'
import { fromCallback } from 'xstate'
import { RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
import type { Clock } from '../../ports/clock'
import type { Outcome } from './actors'

/** A second of a wait has passed, or more: a phone that sleeps has no ticks. */
export type SecondsLeft = { readonly type: 'seconds-left'; readonly seconds: number }

/** The instant that a wait is reckoned from, in milliseconds since 1970. */
export type Wait = { readonly since: number }

const secondsLeft = (since: number, now: number): number =>
  Math.max(0, RESEND_AFTER_SECONDS - Math.floor((now - since) / 1_000))

/**
 * Says at once, and then each second, how long the wait for another code or link still takes. A clock
 * that was put back does not make it longer.
 */
export const countdown = (clock: Pick<Clock, 'now' | 'everySecond'>) =>
  fromCallback<SecondsLeft, Wait>(({ input, sendBack }) => {
    let { since } = input
    const report = () => {
      const now = clock.now()
      since = Math.min(since, now)
      sendBack({ type: 'seconds-left', seconds: secondsLeft(since, now) })
    }
    report()
    return clock.everySecond(report)
  })

/** A code or link that can be sent again after a wait. */
export type Resend = {
  /** When it was sent last, in milliseconds since 1970. */
  readonly sentAt: number | undefined
  /** Seconds until it can be sent again. */
  readonly resendIn: number
}

export const storeSent = (_: unknown, outcome: Outcome<number>): Partial<Resend> =>
  isRight(outcome) ? { sentAt: outcome.right, resendIn: RESEND_AFTER_SECONDS } : {}

export const countDown = (_: unknown, resendIn: number): Partial<Resend> => ({ resendIn })

export const isOver = (_: unknown, seconds: number): boolean => seconds === 0

type Ticked = { readonly event: SecondsLeft }

const secondsOf = ({ event }: Ticked): number => event.seconds

/** The wait, whose last second leads to the target. */
export const countingDown = <Target extends string>(target: Target) =>
  ({
    invoke: {
      src: 'countdown',
      input: ({ context }: { readonly context: Resend }): Wait => ({ since: context.sentAt ?? 0 }),
    },
    on: {
      'seconds-left': [
        { guard: { type: 'isOver', params: secondsOf }, target, actions: { type: 'countDown', params: secondsOf } },
        { actions: { type: 'countDown', params: secondsOf } },
      ],
    },
  }) as const
