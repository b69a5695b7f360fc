import { listPort, type ListPort } from './list-port'

/** The customer's mandates. */
export type MandatePort = ListPort<'mandates'>
export const MandatePort = listPort('mandates')
