import { isAwaitingTransfer } from '../../domain/mandate/activation'
import type { Mandate } from '../../domain/mandate/mandate'
import { makeRecordMachine } from './machine'

export const mandateMachine = makeRecordMachine<Mandate>('mandate', isAwaitingTransfer)
