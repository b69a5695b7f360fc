import { endpoints, type EndpointName } from '../../src/contract/table'
import { behindNginx, type BehindNginx } from '../support/behind-nginx'
import { newCustomer, PASSWORD } from '../support/customer-builder'
import { printFigure } from '../support/figures'
import type { GeneratedRequest } from '../support/generated/generated-request'
import { senderTo } from '../support/generated/send'

const MILLISECONDS = 20_000
const CONNECTIONS = 300

/** The longest that a customer elsewhere waits for an answer meanwhile, in milliseconds. */
const LONGEST_WAIT_MS = 3_000

jest.setTimeout(300_000)

let nginx: BehindNginx
beforeAll(async () => {
  nginx = await behindNginx('', { PASSWORD_HASHING: 'argon2id' })
})
afterAll(() => nginx.stop())

const request = (method: string, path: string, body?: object): GeneratedRequest => ({
  who: 'customer',
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: body && JSON.stringify(body),
  encoding: 'utf8',
})

const call = (name: EndpointName, body?: object): GeneratedRequest =>
  request(endpoints[name].method, `/api${endpoints[name].path}`, body)

test('[RUN-09] a flood from one address leaves a customer elsewhere who logs in, reads and checks a certificate', async () => {
  const { client, emailAddress } = await newCustomer(nginx.processes[0].origin)
  const logIn = (password: string) =>
    call('authenticate', { userNameOrEmailAddress: emailAddress, password, tenantId: 1 })
  const check = request('GET', '/verify/0000')
  const hostile = [logIn('wrong password'), check, call('getCategories'), request('GET', '/login')]
  const wanted = [call('getCurrentUserProfile'), call('getPolicies'), request('GET', '/login')]
  const elsewhere = senderTo(nginx.origin, '127.0.1.1')
  const logsIn = async () => {
    const { status, text } = await elsewhere.send({ ...logIn(PASSWORD), who: 'nobody' }, '')
    expect([status, text.includes('"success":true')]).toEqual([200, true])
  }
  // A place that is known is not locked out by the guesses of another.
  await logsIn()
  const until = performance.now() + MILLISECONDS

  const statuses: Record<string, number> = {}
  const attacker = async (_: unknown, index: number): Promise<void> => {
    const sender = senderTo(nginx.origin, '127.0.0.1')
    for (let turn = index; performance.now() < until; turn += 1) {
      const status = await sender.send(hostile[turn % hostile.length]!, client.token ?? '').then(
        (answer) => answer.status,
        () => 0,
      )
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    sender.close()
  }

  const waits: number[] = []
  const seen = new Set<string>()
  const customer = async (): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const asked = turn % 50 === 0 ? check : wanted[turn % wanted.length]!
      const from = performance.now()
      const { status } = await elsewhere.send(asked, client.token ?? '')
      waits.push(performance.now() - from)
      seen.add(`${asked.path} ${status}`)
    }
  }

  await Promise.all([...Array.from({ length: CONNECTIONS }, attacker), customer()])
  const sorted = waits.toSorted((one, other) => one - other)
  const share = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)
  printFigure(
    `${CONNECTIONS} connections of one address behind nginx`,
    `${MILLISECONDS / 1_000} s; answers ${JSON.stringify(statuses)}; a customer elsewhere: ${sorted.length} answers, median ${share(0.5)} ms, 99 % ${share(0.99)} ms, longest ${share(1)} ms`,
  )
  expect([...seen].sort()).toEqual([`${check.path} 404`, ...wanted.map(({ path }) => `${path} 200`)].sort())
  expect(sorted.at(-1)).toBeLessThan(LONGEST_WAIT_MS)
  await logsIn()
  elsewhere.close()
})
