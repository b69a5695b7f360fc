import { and, isNull } from 'drizzle-orm'
import { suspension } from '../tables'

/** A suspension for which nothing was paid yet, and which has not ended otherwise. */
export const isRunning = and(isNull(suspension.resumedOn), isNull(suspension.cancelledOn))
