import { left, right } from 'fp-ts/Either'
import { copyingMachine } from '../../../../src/machines/copying/machine'
import type { Walk } from '../walk'

export const copying: Walk = {
  machine: copyingMachine,
  starts: [{ input: undefined }],
  events: [{ type: 'copy-text', text: '9000000001' }],
  answers: { copy: [right(undefined), left('refused')] },
  writes: ['copy'],
  rests: { Waiting: 'a text that is not copied can be selected' },
}
