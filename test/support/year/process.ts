/** A year in a process of its own, which waits on each day that is looked at until its parent says to go on. */
import { once } from 'node:events'
import type { ShownDay, YearOf } from './beside'
import { simulateYear } from './year'

const { service, lookedAt } = JSON.parse(process.argv[2] ?? '') as YearOf

await simulateYear({
  serviceOn: () => Promise.resolve(service),
  lookedAt,
  onDay: async ({ day, date, home }, { emailAddress, password }) => {
    const shown: ShownDay = { day, date, home, emailAddress, password }
    process.send?.(shown)
    await once(process, 'message')
  },
})
process.disconnect()
