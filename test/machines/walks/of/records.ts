import type { AnyStateMachine } from 'xstate'
import { mandateMachine } from '../../../../src/machines/record/mandate-machine'
import { policyMachine } from '../../../../src/machines/record/policy-machine'
import { aMandate } from '../../../support/mandate-builders'
import { aPolicy } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

/** The walk of a record: one line for each. */
const aRecord = (machine: AnyStateMachine, record: unknown): Walk => ({
  machine,
  starts: [{ input: { id: undefined } }, { input: { id: '9' } }],
  events: [
    { type: 'open-record', id: '9' },
    { type: 'close-record' },
    { type: 'try-again' },
    { type: 'address-changed', id: '9' },
    { type: 'address-changed', id: undefined },
  ],
  answers: { loadRecord: answering(record), renewRecord: answering(record) },
  writes: [],
})

export const policy = aRecord(policyMachine, aPolicy())
export const mandate = aRecord(mandateMachine, aMandate())
