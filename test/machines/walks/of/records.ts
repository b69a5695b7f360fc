import { rowNames } from '../../../../src/domain/lists/lists'
import { isAwaitingTransfer } from '../../../../src/domain/mandate/activation'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import { makeRecordMachine } from '../../../../src/machines/record/machine'
import { aMandate } from '../../../support/mandate-builders'
import { answering, type Walk } from '../walk'

/** The walk of the details of a row. */
const aRecord = (id: string): Walk => ({
  machine: makeRecordMachine<Mandate>(id, isAwaitingTransfer),
  starts: [{ input: { id: undefined } }, { input: { id: '9' } }],
  events: [
    { type: 'open-record', id: '9' },
    { type: 'close-record' },
    { type: 'try-again' },
    { type: 'address-changed', id: '9' },
    { type: 'address-changed', id: undefined },
  ],
  answers: { loadRecord: answering(aMandate()), renewRecord: answering(aMandate()) },
  writes: [],
})

/** The walks of the details of every list. */
export const records: readonly Walk[] = Object.values(rowNames).map(aRecord)
