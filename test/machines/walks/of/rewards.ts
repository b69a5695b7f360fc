import { left, right } from 'fp-ts/Either'
import { rewardsMachine } from '../../../../src/machines/rewards/machine'
import { answering, type Walk } from '../walk'

const link = { address: 'https://portal.test/register?referralcode=R', title: 'Portal', text: 'Join me.' }

export const rewards: Walk = {
  machine: rewardsMachine,
  starts: [true, false].map((canShare) => ({ input: { link, canShare } })),
  events: [{ type: 'share-link' }, { type: 'try-again' }],
  answers: {
    loadCounts: answering({ total: 3, pending: 2, paid: 1 }),
    copy: [right(undefined), left('refused')],
    share: [right(undefined), left('unshareable')],
  },
  writes: ['share', 'copy'],
  key: () => undefined,
}
