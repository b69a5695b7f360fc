import type { Policy } from '../../domain/policy/policy'
import { makeRecordMachine } from './machine'

export const policyMachine = makeRecordMachine<Policy>('policy')
