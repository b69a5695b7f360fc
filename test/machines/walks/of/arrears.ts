import { arrearsMachine } from '../../../../src/machines/arrears/machine'
import { aClientQuote } from '../../../support/shop-builders'
import type { Walk } from '../walk'

export const arrears: Walk = {
  machine: arrearsMachine,
  starts: [{ input: undefined }],
  events: [{ type: 'pay-arrears', order: aClientQuote({ isArrears: true }) }],
  answers: {},
  writes: [],
}
