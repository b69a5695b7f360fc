/**
 * The baselines. `/` returns a small JSON text, without logging, database or log-in. `/log-in` verifies the password of
 * the body and does nothing else. With `DATABASE_URL` there are also `/profile` and `/policies`: the token of the sandbox is checked, its row is read, and the same rows as those of the
 * sandbox's calls, each by one named statement, and returned as they are.
 */
import Fastify, { type FastifyRequest } from 'fastify'
import { createSecretKey } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { jwtVerify } from 'jose'
import { Pool } from 'pg'
import { demoPassword } from '../../src/service/demo/customers'

const server = Fastify({ logger: false })
server.get('/', () => ({ result: null, success: true }))

/** The cost of a hash in src/service/account/passwords.ts, on purpose written again. */
const passwordHash = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
server.addContentTypeParser<string>(
  'application/json-patch+json',
  { parseAs: 'string' },
  server.getDefaultJsonParser('error', 'error'),
)
server.post<{ Body: { password: string } }>('/log-in', async ({ body }) => ({
  result: await verify(passwordHash, body.password),
  success: true,
}))

const withDatabase = async (connectionString: string) => {
  const pool = new Pool({ connectionString, max: 10 })
  const setting = await pool.query<{ value: string }>("select value from setting where name = 'token-signing-key'")
  const key = createSecretKey(Buffer.from(setting.rows[0]?.value ?? '', 'base64'))

  const ask = async (name: string, text: string, values: readonly unknown[]) =>
    (await pool.query<Record<string, unknown>>({ name, text, values: [...values] })).rows

  const customerOf = async ({ headers }: FastifyRequest) => {
    const { payload } = await jwtVerify(headers.authorization?.replace('Bearer ', '') ?? '', key)
    const [row] = await ask(
      'token',
      'select c.* from access_token t join customer c on c.id = t.customer_id where t.id = $1 and t.expires_at > now()',
      [payload.jti],
    )
    if (row === undefined) throw new Error('not logged in')
    return row
  }

  server.get('/profile', async (request) => {
    const customer = await customerOf(request)
    const sections = await ask('sections', 'select field, status, reason from kyc_section where customer_id = $1', [
      customer['id'],
    ])
    return { result: { ...customer, sections }, success: true }
  })

  server.get('/policies', async (request) => {
    const customer = await customerOf(request)
    const items = await ask(
      'policies',
      `select p.*, q.*, y.*, (select count(*) from policy where customer_id = $1) as total
       from policy p join quote q on q.id = p.quote_id join payment y on y.quote_id = p.quote_id
       where p.id in (select id from policy where customer_id = $1 order by created_at desc, id desc offset $2 limit $3)
       order by p.created_at desc, p.id desc`,
      [customer['id'], 0, 10],
    )
    return { result: { totalCount: items[0]?.['total'], items }, success: true }
  })
}

const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl !== undefined) await withDatabase(databaseUrl)
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
