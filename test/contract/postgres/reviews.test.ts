import { Client } from 'pg'
import { insertCustomer } from '../../../src/service/account/repository'
import { endReview } from '../../../src/service/kyc/review'
import { listSections, markSaved } from '../../../src/service/kyc/section-repository'
import { kycFields, versionOf } from '../../../src/service/kyc/sections'
import { connect } from '../../../src/service/platform/database/connect'
import type { Connection } from '../../../src/service/platform/database/database'
import { prepare } from '../../../src/service/start/prepare'
import { testServer } from '../../support/backends'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { unique } from '../../support/raw-client'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const now = new Date('2025-06-16T12:00:00Z')

let database: FreshDatabase
let connection: Connection
let client: Client
beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  connection = await connect({ databaseUrl: database.url, dataDir: '' })
  await prepare(connection, { sandbox: false, passwordHashing: 'cheap' }, now)
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await connection.close()
  await database.drop()
})

const isAnybodyWaiting = async (): Promise<boolean> => {
  const { rows } = await client.query('select 1 from pg_locks where not granted')
  return rows.length > 0
}

const waitingCustomer = async () => {
  const name = unique('someone')
  const account = { name: 'Ada', surname: 'Obi', userName: name, emailAddress: `${name}@mail.test`, passwordHash: '' }
  const opened = await insertCustomer(connection.db, { ...account, emailConfirmed: true }, now)
  if (opened === null) throw new Error('the account was not opened')
  for (const field of kycFields) await markSaved(connection.db, opened.id, field, now)
  return opened
}

test.each(['approve', 'reject'] as const)(
  '[KYC-24: decision] a save that is not finished when somebody decides is waited for, and the decision is refused: %s',
  async (decision) => {
    const { id, emailAddress } = await waitingCustomer()
    const version = versionOf(await listSections(connection.db, id))
    await client.query('begin')
    await client.query("update kyc_section set version = version + 1 where field = 'Bvn Info' and customer_id = $1", [
      id,
    ])
    const review = { emailAddress, version, decision, sections: undefined, reason: undefined, reasons: undefined }
    const decided = endReview(connection.db, review, now, 'https://portal.test').then(
      () => 'decided',
      () => 'refused',
    )
    expect(await until(isAnybodyWaiting, (found) => found)).toBe(true)
    await client.query('commit')
    expect(await decided).toBe('refused')
    const sections = await listSections(connection.db, id)
    expect(sections.map(({ status }) => status)).toEqual(Array(6).fill('Pending'))
  },
)
