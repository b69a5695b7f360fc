import { left, right } from 'fp-ts/Either'
import { certificateMachine } from '../../../../src/machines/certificate/machine'
import type { Walk } from '../walk'

const shared = [right(undefined), left('unshareable')]

export const certificate: Walk = {
  machine: certificateMachine,
  starts: [
    { input: { canShareFile: true, canShareLink: true } },
    { input: { canShareFile: false, canShareLink: false } },
  ],
  events: [
    { type: 'share-certificate', file: { address: 'https://files.portal.test/c', title: 'P-9', fileName: 'c.pdf' } },
    { type: 'share-check', link: { address: 'https://portal.test/verify/c', title: 'P-9', text: 'Check it:' } },
  ],
  answers: { shareFile: shared, shareLink: shared },
  writes: ['shareFile', 'shareLink'],
  rests: { Waiting: 'where the device cannot share, links open the certificate and WhatsApp' },
}
