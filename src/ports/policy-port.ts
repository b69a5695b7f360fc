import { listPort, type ListPort } from './list-port'

/** The customer's policies: rows of a list, and each with its whole details. */
export type PolicyPort = ListPort<'policies'>
export const PolicyPort = listPort('policies')
