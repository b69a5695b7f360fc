import { addDays, addMonths } from '../../src/domain/values/calendar-arithmetic'
import { fine } from './customer-builder'
import type { insuring } from './insuring'
import { bankReports } from './mandates'
import { until } from './until'

type Scheduled = { readonly date: string; readonly amount: number; readonly status: string; readonly reason?: string }
type Seen = {
  readonly id: number
  readonly status: boolean
  readonly nextExecuteDate: string
  readonly schedule: readonly Scheduled[]
  readonly arrears?: { readonly quoteId: number; readonly amount: number; readonly until: string }
}

/** Mandates whose debits fail, and covers that are suspended for it. */
export const failingDebits = (world: ReturnType<typeof insuring>) => {
  const { today, pass, moveTo, client, origin } = world
  const mandateOf = async (id: unknown): Promise<Seen> => {
    const answer = await client().get(`/api/services/app/Mandate/GetById?id=${String(id)}`)
    fine(answer)
    return answer.result as Seen
  }

  /** A car whose first of twelve debits is booked, and its mandate. */
  const insured = async (change: object = {}) => {
    const first = today()
    const { id: quoteId } = await world.quote()
    fine(await world.byMandate('/pay/mandate', quoteId, change))
    await world.bankReports('transfer')
    const [row] = await world.mandates()
    const id = row?.['id']
    return {
      id,
      quoteId,
      first,
      month: (count: number) => addMonths(first, count),
      seen: () => mandateOf(id),
      bank: async (how: 'fail' | 'succeed') => fine(await bankReports(origin(), id, how)),
    }
  }
  type Insured = Awaited<ReturnType<typeof insured>>

  const untilFailed = ({ seen }: Insured, debit: number, reason: string) =>
    until(seen, ({ schedule }) => (schedule[debit - 1]?.reason ?? '').includes(reason))

  /** The second debit has failed three times: the cover is suspended. */
  const suspended = async () => {
    const mandate = await insured()
    await mandate.bank('fail')
    await moveTo(mandate.month(1))
    await untilFailed(mandate, 2, 'We try again')
    await pass(2)
    await untilFailed(mandate, 2, `${Number(addDays(mandate.month(1), 4).slice(8))}\u00a0`)
    await pass(2)
    const { arrears } = await until(mandate.seen, (seen) => seen.arrears !== undefined)
    if (arrears === undefined) throw new Error('the cover is not suspended')
    return { ...mandate, arrears }
  }

  return {
    insured,
    untilFailed,
    suspended,
    policy: async () => (await world.held())[0] ?? {},
    /** The subjects of the customer's mails that begin so, the newest first. */
    subjects: async (start: string) =>
      (await world.mails()).map(({ subject }) => subject).filter((subject) => subject.startsWith(start)),
  }
}
