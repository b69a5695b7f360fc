import { readFileSync } from 'node:fs'
import { stores, type Store } from '../support/backends'
import type { SandboxProcess } from '../support/sandbox-process'
import { yearSettings } from '../support/year/settings'
import { tableIn, tableOfYear } from '../support/year/table'
import { simulateYear, type YearDay } from '../support/year/year'

jest.setTimeout(3_600_000)

/** The days on which each process is replaced by another. */
const RESTARTS = [50, 150, 300]

describe.each(stores)('a year of a customer, on %s', (name, open) => {
  let store: Store
  let processes: readonly SandboxProcess[]
  let days: readonly YearDay[]
  // A folder has one owner, a server any number.
  const startAll = async () => {
    processes = await Promise.all((name === 'PGlite' ? [1] : [1, 2]).map(() => store.start(yearSettings)))
  }
  const stopAll = () => Promise.all(processes.map((sandbox) => sandbox.stop()))
  beforeAll(async () => {
    store = await open()
    await startAll()
    const started = performance.now()
    days = await simulateYear({
      serviceOn: async (day) => {
        if (RESTARTS.includes(day)) {
          await stopAll()
          await startAll()
        }
        const sandbox = processes[day % processes.length]
        if (sandbox === undefined) throw new Error('no process runs')
        return sandbox
      },
    })
    console.log(`${days.length} days on ${name} took ${Math.round((performance.now() - started) / 1_000)} s`)
  })
  afterAll(async () => {
    await stopAll()
    await store.remove()
  })

  test('[RUN-14: business time] nothing is sent twice on a day, with restarts and two processes', () => {
    // A link says which process sent it.
    const sent = days.flatMap(({ date, sent: messages }) =>
      messages.map(({ channel, text }) => `${date} ${channel}: ${text.replaceAll(/http:\/\/localhost:\d+/g, '')}`),
    )
    expect(sent.filter((one, index) => sent.indexOf(one) !== index)).toEqual([])
  })

  test('[RUN-14: business time] each debit of a mandate is booked on its day, but for those that fail and are paid by card', () => {
    const receipts = days.filter(({ sent }) => sent.some(({ subject }) => subject === 'Your receipt for Term Life'))
    expect(receipts.map(({ date }) => date.slice(5))).toEqual([
      ...['03-08', '04-08', '05-08', '06-08', '07-08', '08-08'],
      ...['10-10', '11-08', '12-08', '01-08', '02-08'],
    ])
  })

  test('is the one of docs/sandbox.md, which `npm run year` writes', () => {
    expect(tableIn(readFileSync('docs/sandbox.md', 'utf8'))).toBe(tableOfYear(days))
  })
})
