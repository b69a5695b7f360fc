import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { assign, fromCallback, setup, type DoneActorEvent } from 'xstate'
import { referralMessages, type ReferralCounts } from '../../domain/referral/referral'
import { failureOf } from '../../domain/failure/failure'
import type { SharedLink } from '../../ports/link-sharing'
import { unimplemented, type Outcome } from '../core/actors'
import { effects, errorNotice, successNotice } from '../core/effects'
import { defect } from '../core/form'
import { output } from '../core/output'

type RewardsContext = {
  readonly link: SharedLink
  readonly canShare: boolean
  readonly counts: ReferralCounts | undefined
  readonly message: string
}

export type RewardsEvent = { readonly type: 'share-link' } | { readonly type: 'try-again' }

/** The result of copying or sharing on the device. */
export type Device = Either<'refused' | 'unshareable', void>

const deviceResult = ({ event }: { readonly event: DoneActorEvent<Device> }): Device => event.output

/**
 * The counts of referred friends, and the registration link that contains the customer's code, which can be shared.
 * If the device cannot share, or refuses to, the link is copied instead.
 */
export const rewardsMachine = setup({
  types: {
    context: {} as RewardsContext,
    events: {} as RewardsEvent,
    input: {} as Pick<RewardsContext, 'link' | 'canShare'>,
  },
  actors: {
    loadCounts: unimplemented<Outcome<ReferralCounts>>(),
    copy: unimplemented<Device, string>(),
    share: unimplemented<Device, SharedLink>(),
    watchConnection: fromCallback<RewardsEvent>(() => undefined),
  },
  actions: {
    notify: effects.notify,
    storeCounts: assign((_, outcome: Outcome<ReferralCounts>) => (isRight(outcome) ? { counts: outcome.right } : {})),
    storeMessage: assign((_, outcome: Outcome<unknown>) => ({
      message: (isLeft(outcome) ? failureOf(outcome.left) : defect).message,
    })),
    showDefect: assign({ message: defect.message }),
  },
  guards: {
    canShare: ({ context }) => context.canShare,
    isRight: (_, outcome: Outcome<unknown>) => isRight(outcome),
    isDone: (_, outcome: Device) => isRight(outcome),
  },
}).createMachine({
  id: 'rewards',
  context: ({ input }) => ({ ...input, counts: undefined, message: '' }),
  type: 'parallel',
  states: {
    Counts: {
      description: 'The counts of referred friends.',
      initial: 'Loading',
      states: {
        Loading: {
          description: 'The counts are being loaded.',
          invoke: {
            src: 'loadCounts',
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: 'Shown',
                actions: { type: 'storeCounts', params: output },
              },
              { target: 'Failed', actions: { type: 'storeMessage', params: output } },
            ],
            onError: { target: 'Failed', actions: 'showDefect' },
          },
        },
        Shown: { description: 'The counts are shown.' },
        Failed: {
          description: 'The counts could not be loaded; the customer, or the connection once it is back, retries.',
          invoke: { src: 'watchConnection' },
          on: { 'try-again': 'Loading' },
        },
      },
    },
    Link: {
      description: 'Sharing the registration link that contains the code.',
      initial: 'Waiting',
      states: {
        Waiting: {
          description: 'The link can be shared.',
          on: { 'share-link': [{ guard: 'canShare', target: 'Sharing' }, { target: 'Copying' }] },
        },
        Sharing: {
          description: 'The customer chooses a target in the share sheet or dismisses it.',
          invoke: {
            src: 'share',
            input: ({ context }) => context.link,
            onDone: [{ guard: { type: 'isDone', params: deviceResult }, target: 'Waiting' }, { target: 'Copying' }],
            onError: 'Copying',
          },
        },
        Copying: {
          description: 'The device cannot share, so the link is being copied.',
          invoke: {
            src: 'copy',
            input: ({ context }) => context.link.address,
            onDone: [
              {
                guard: { type: 'isDone', params: deviceResult },
                target: 'Waiting',
                actions: { type: 'notify', params: () => successNotice(referralMessages.linkCopied) },
              },
              { target: 'Waiting', actions: { type: 'notify', params: () => errorNotice(referralMessages.notCopied) } },
            ],
            onError: {
              target: 'Waiting',
              actions: { type: 'notify', params: () => errorNotice(referralMessages.notCopied) },
            },
          },
        },
      },
    },
  },
})
export type RewardsMachine = typeof rewardsMachine
