import { left, right } from 'fp-ts/Either'
import { certificateMachine } from '../../../../src/machines/certificate/machine'
import type { Walk } from '../walk'

export const certificate: Walk = {
  machine: certificateMachine,
  starts: [{ input: { canShare: true } }, { input: { canShare: false } }],
  events: [
    { type: 'share-certificate', file: { address: 'https://files.portal.test/c', title: 'P-9', fileName: 'c.pdf' } },
  ],
  answers: { share: [right(undefined), left('unshareable')] },
  writes: ['share'],
  rests: { Waiting: 'where the device cannot share, the certificate is opened or downloaded by a link' },
}
