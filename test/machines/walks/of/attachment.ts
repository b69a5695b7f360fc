import { left, right } from 'fp-ts/Either'
import { attachmentMachine } from '../../../../src/machines/attachment/machine'
import { aFile } from '../../../support/kyc-builders'
import type { Walk } from '../walk'

const other = { ...aFile, name: 'licence.png' }

export const attachment: Walk = {
  machine: attachmentMachine,
  starts: [{ input: { file: undefined } }, { input: { file: aFile } }],
  events: [aFile, other, undefined].map((file) => ({ type: 'choose-file', file })),
  answers: { prepareFile: [right(aFile), left('heic')] },
  writes: [],
}
