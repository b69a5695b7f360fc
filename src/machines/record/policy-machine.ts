import type { Policy } from '../../domain/policy/policy'
import { makeRecordMachine } from './machine'

/** The details of one policy. */
export const policyMachine = makeRecordMachine<Policy>('policy')
