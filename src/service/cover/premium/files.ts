import { dayInLagos } from '../../../domain/values/calendar-date'
import { findById } from '../../account/repository'
import type { Clock } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import type { ReadFile } from '../../platform/files/routes'
import { findPolicy } from '../policy/repository'
import type { Paper } from './paper'
import { receiptOf } from './receipt'
import { coversPaidIn, paidYears, receivedFor } from './received'
import { MOST_LISTED, statementOf } from './statement'

type Needs = {
  readonly db: Database
  readonly clock: Pick<Clock, 'business'>
  /** Draws a paper as a PDF in its owner's turn. */
  readonly drawPaper: (owner: string, paper: Paper, issued: Date) => Promise<Uint8Array>
}

const pdf = (deps: Needs, owner: string, name: string, paper: Paper, issued: Date) => ({
  mediaType: 'application/pdf',
  name: `${name.replace(/[^\w-]+/g, '-')}.pdf`,
  open: () => deps.drawPaper(owner, paper, issued),
})

/** The receipt of a policy of the session's customer; none while nothing was received. */
export const receiptFile =
  (deps: Needs): ReadFile =>
  async (id, { customerId, enqueue }) => {
    const row = await enqueue(() => findPolicy(deps.db, customerId, id))
    if (row === undefined) return undefined
    const received = await enqueue(() => receivedFor(deps.db, row))
    const last = received.at(-1)
    if (last === undefined) return undefined
    return pdf(deps, customerId, `receipt-${row.policy.policyNo}`, receiptOf(row, received, last), last.at)
  }

/** The statement of a year of the session's customer, by the year; none for one in which nothing was paid. */
export const statementFile =
  (deps: Needs): ReadFile =>
  async (year, { customerId, enqueue }) => {
    const paid = (await enqueue(() => paidYears(deps.db, customerId))).find((each) => each.year === year)
    const customer = await enqueue(() => findById(deps.db, customerId))
    if (paid === undefined || customer === undefined) return undefined
    const covers = await enqueue(() => coversPaidIn(deps.db, customerId, year, MOST_LISTED))
    const today = dayInLagos(deps.clock.business().getTime())
    const paper = statementOf({ ...paid, customer, covers, today })
    return pdf(deps, customerId, `statement-${year}`, paper, new Date(`${today}T00:00:00+01:00`))
  }
