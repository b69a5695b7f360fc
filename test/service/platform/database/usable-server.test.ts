import { requireUsable } from '../../../../src/service/platform/database/usable-server'
import { scriptedPostgres } from '../../../support/scripted-postgres'

const good = { server_version: '17.2', encoding: 'UTF8', read_only: 'off', role: 'portal' }

type Server = {
  readonly session?: Partial<typeof good>
  /** The server of a connection, at each time that one is asked for. */
  readonly servers?: (connection: number, time: number) => number
  /** The limits that are not set. */
  readonly missing?: readonly string[]
  readonly begin?: Error
}

const found = async ({ session = {}, servers = (connection) => connection, missing = [], begin }: Server) => {
  let time = 0
  const { url, close } = await scriptedPostgres((statement, connection) => {
    if (statement.includes('pg_backend_pid')) {
      time += 1
      return [{ pid: String(servers(connection, time)) }]
    }
    if (statement === 'begin') return begin ?? []
    if (statement.includes('pg_settings')) return missing.map((name) => ({ name }))
    return [{ ...good, ...session }]
  })
  const result = await requireUsable({ connectionString: url }, 'It').catch((error: unknown) => String(error))
  close()
  return result
}

test('a server whose connections stay where they are is used as it is', async () => {
  expect(await found({ missing: ['lock_timeout'] })).toEqual({ isPooled: false })
})

test.each<[string, NonNullable<Server['servers']>]>([
  ['both on the same connection', () => 7],
  ['one that has moved when the other has its connection', (_, time) => time],
  ['one that moves at last', (connection, time) => (time > 9 ? time : connection)],
])('[RUN-17: pooler] a pooler in transaction mode is found by %s', async (_, servers) => {
  expect(await found({ servers })).toEqual({ isPooled: true })
})

test.each([
  [
    ['lock_timeout'],
    "Set it for the role, and have the pooler connect again (RECONNECT in PgBouncer): alter role portal set lock_timeout = '2s';",
  ],
  [
    ['idle_in_transaction_session_timeout', 'lock_timeout'],
    "alter role portal set lock_timeout = '2s'; alter role portal set idle_in_transaction_session_timeout = '10s';",
  ],
])('[RUN-17: pooler] one without %j is refused with what sets it', async (missing, words) => {
  expect(await found({ servers: () => 7, missing })).toContain(`${words} Nothing was changed.`)
})

test('[RUN-17: pooler] one that takes no transactions is refused', async () => {
  expect(await found({ begin: new Error('no transaction blocks') })).toBe(
    'StartError: It does not take transactions: no transaction blocks',
  )
})

test.each(['LATIN1', 'SQL_ASCII'])('[RUN-17: encoding] the encoding %s is refused', async (encoding) => {
  expect(await found({ session: { encoding } })).toContain(
    `It has the encoding ${encoding}, which cannot store every name.`,
  )
})

test('[RUN-17: read-only] a server that takes no writes is refused', async () => {
  expect(await found({ session: { read_only: 'on' } })).toBe(
    'StartError: It is read-only: it is a standby, or has no room for more. Nothing was changed.',
  )
})

test('[RUN-13] a server that is too old is refused', async () => {
  expect(await found({ session: { server_version: '14.9' } })).toContain(
    'It is version 14.9. Version 15 or newer is needed.',
  )
})
