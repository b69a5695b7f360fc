import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { referralMessages, type ReferralCounts } from '../../domain/referral/referral'
import type { SharedLink } from '../../ports/link-sharing'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { errorNotice, successNotice } from '../core/effects'
import { defect } from '../core/form'
import { loading, messageOf, tryingAgain } from '../core/loading'
import { hasSucceeded, result } from '../core/output'
import type { makeRewardsImplementations } from './actors'
import type { RewardsEvent } from './events'

type RewardsContext = {
  readonly link: SharedLink
  readonly canShare: boolean
  readonly counts: ReferralCounts | undefined
  readonly message: string
}

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
  actors: {} as ActorsOf<typeof makeRewardsImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makeRewardsImplementations>),
    storeCounts: assign((_, outcome: Outcome<ReferralCounts>) => (isRight(outcome) ? { counts: outcome.right } : {})),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ message: messageOf(outcome) })),
    showDefect: assign({ message: defect.message }),
  },
  guards: {
    canShare: ({ context }) => context.canShare,
    isRight: hasSucceeded,
    isDone: hasSucceeded,
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
          invoke: { src: 'loadCounts', ...loading({ done: 'Shown', store: 'storeCounts', failed: 'Failed' }) },
        },
        Shown: { description: 'The counts are shown.' },
        Failed: {
          description: 'The counts could not be loaded; the customer, or the connection once it is back, retries.',
          ...tryingAgain('Loading'),
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
            onDone: [{ guard: { type: 'isDone', params: result }, target: 'Waiting' }, { target: 'Copying' }],
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
                guard: { type: 'isDone', params: result },
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
