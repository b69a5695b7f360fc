import { fromCallback } from 'xstate'
import { RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
import type { Clock } from '../../ports/clock'

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

type Ticked = { readonly event: SecondsLeft }

const secondsOf = ({ event }: Ticked): number => event.seconds

/** What each second of a wait does, until the last one leads to the target. */
export const countingDownTo = <Target extends string>(target: Target) =>
  [
    {
      guard: { type: 'isOver', params: secondsOf },
      target,
      actions: { type: 'countDown', params: secondsOf },
    },
    { actions: { type: 'countDown', params: secondsOf } },
  ] as const
