import { left, right } from 'fp-ts/Either'
import { rewardsMachine } from '../../../../src/machines/rewards/machine'
import { answering, type Walk } from '../walk'

const link = { address: 'https://portal.test/register?referralcode=R', title: 'Portal', text: 'Join me.' }

export const rewards: Walk = {
  machine: rewardsMachine,
  starts: [true, false].map((canShare) => ({ input: { code: 'R', link, canShare } })),
  events: [{ type: 'copy-code' }, { type: 'share-link' }, { type: 'try-again' }],
  answers: {
    loadCounts: answering({ total: 3, pending: 2, paid: 1 }),
    copy: [right(undefined), left('refused')],
    share: [right(undefined), left('unshareable')],
  },
  // A copy as a fallback of sharing may follow a copy of the code: two buttons, and two copies.
  writes: ['share'],
  key: () => undefined,
}
