import { freshDatabase } from '../support/fresh-database'
import { logIn, logInAs, motorQuote, policies, profile } from './calls'
import { compareWithBare } from './compare-bare'
import { compareLists, ratio, type Compared } from './compare-lists'
import { busyEmail, CUSTOMERS, fill, POLICIES, versionOf } from './fill'
import { measureAll } from './load'
import { findPostgres, type PostgresServer } from './postgres'
import { printRequests } from './print'
import { measureBare, sandbox, withRunning } from './running'

/** The maximum slowdown of a customer's list caused by the policies of others. */
const LIMIT = 1.5

const cell = (page: Compared['pages'][number]): string =>
  `${page.alone.toFixed(1)} → ${page.full.toFixed(1)} ms ${ratio(page).toFixed(2)}×`.padStart(24)

const printLists = (lists: ReadonlyArray<Compared>): boolean => {
  console.log("\nOne customer's 1,000 policies alone → among a million, one request after the other, lower quartile")
  console.log(`${''.padEnd(40)}${['first page', 'middle', 'last page'].map((head) => head.padStart(24)).join('')}`)
  for (const { name, pages } of lists) console.log(`${name.padEnd(40)}${pages.map(cell).join('')}`)
  const worst = Math.max(...lists.flatMap(({ pages }) => pages.map(ratio)))
  const within = worst <= LIMIT
  console.log(`worst ratio ${worst.toFixed(2)}×, ${within ? 'within' : 'ABOVE'} the limit of ${LIMIT}×`)
  return within
}

/** A sandbox on a new database, which is dropped afterwards. */
const sandboxOn = async (server: PostgresServer, name: string) => {
  const database = await freshDatabase(server.url)
  const started = await sandbox(name, { DATABASE_URL: database.url, REQUESTS_PER_MINUTE: '1000000' })
  return {
    ...started,
    databaseUrl: database.url,
    stop: async () => {
      await started.stop()
      await database.drop()
    },
  }
}

const onServer = async (server: PostgresServer): Promise<boolean> => {
  console.log(
    `\nPostgreSQL ${await versionOf(server.url)}${process.env['TEST_DATABASE_URL'] ? '' : ', a server of this run'}`,
  )
  const baseline = await measureBare()
  return withRunning(sandboxOn(server, 'full'), async (full) => {
    const seconds = await fill(full.databaseUrl, false)
    console.log(
      `${POLICIES.toLocaleString('en')} policies of ${CUSTOMERS.toLocaleString('en')} customers, one of whom has 1,000: ` +
        `filled in ${seconds.toFixed(0)} s`,
    )
    const { origin } = full
    const token = await logInAs(origin, busyEmail)
    const results = await measureAll([
      logIn(origin, busyEmail),
      profile(origin, token),
      policies(origin, token),
      motorQuote(origin, token),
    ])
    printRequests('API, one process', baseline, results)
    const isNearBare = await compareWithBare(origin, token, full.databaseUrl)
    return withRunning(sandboxOn(server, 'alone'), async (alone) => {
      await fill(alone.databaseUrl, true)
      const lists = await compareLists(
        { origin, token },
        { origin: alone.origin, token: await logInAs(alone.origin, busyEmail) },
        LIMIT,
      )
      return printLists(lists) && isNearBare
    })
  })
}

/** The calls of a customer with a thousand policies among a million; `false` if a list exceeds the maximum slowdown. */
export const benchApi = async (): Promise<boolean> => {
  const server = await findPostgres()
  if (server !== undefined) return withRunning(Promise.resolve(server), onServer)
  console.log(
    '\nPostgreSQL: not measured. Install it (apt-get install postgresql) or name a server: TEST_DATABASE_URL=…',
  )
  return true
}
