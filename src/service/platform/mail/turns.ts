import { sql, type SQL } from 'drizzle-orm'
import { outboxMessage } from './tables'

/** How many emails of one sender leave in a turn. */
const OF_ONE_SENDER = 10

/** Who makes an email leave, and what it is. */
type Turn = { readonly sender: string; readonly isSecurity: boolean }

const waiting = sql`channel = 'email' and delivered_at is null`

/**
 * The turn of a new email: that of the next email to leave or, while the sender has ten in a turn already, the one after
 * the sender's last. So whoever sends many waits, and nobody else does. Requests at the same time may put a few more into
 * one turn.
 */
export const turnOf = ({ sender, isSecurity }: Turn): SQL<number> => {
  const own = sql`${waiting} and sender = ${sender} and is_security = ${isSecurity}`
  const last = sql`(select max(turn) from ${outboxMessage} where ${own})`
  return sql`greatest(
    coalesce((select min(turn) from ${outboxMessage} where ${waiting}), 0),
    coalesce((select case when count(*) < ${OF_ONE_SENDER} then turn else turn + 1 end
      from ${outboxMessage} where ${own} and turn = ${last} group by turn), 0))`
}
