import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify, { LogController } from 'fastify'
import { loggableError, logRequests } from '../../../../src/service/platform/log/log'
import { until } from '../../../support/until'

test('a logged error has its type, code and location, and never its message', () => {
  const cause = Object.assign(new Error('Key (email)=(secret@mail.test) already exists'), { code: '23505' })
  const error = new Error('Failed query: insert … params: secret@mail.test\n    at secret@mail.test', { cause })
  const logged = JSON.stringify(loggableError(error))
  expect(logged).toContain('23505')
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain('secret')
})

test('the location of a logged error is a list of its calls, without blanks before them', () => {
  const { at } = loggableError(new Error('any')) as { readonly at: readonly string[] }
  expect(at.length).toBeGreaterThan(1)
  for (const call of at) expect(call).toMatch(/^at /)
})

test('a thrown value that is not an error is logged by its type only', () => {
  expect(loggableError('secret')).toEqual({ type: 'string' })
})

describe('[RUN-05] a request', () => {
  const lines: Record<string, unknown>[] = []
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { stream: { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) } },
  })
  logRequests(app)
  app.get('/answered/:code', () => Promise.resolve('yes'))
  app.get('/waiting/:code', () => new Promise(() => undefined))

  beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
  afterAll(() => app.close())
  beforeEach(() => {
    lines.length = 0
  })

  const port = () => (app.server.address() as AddressInfo).port
  const requests = () => lines.filter(({ route }) => route !== undefined)

  test('that is answered has one line, with its route and not its path', async () => {
    await (await fetch(`http://127.0.0.1:${port()}/answered/canary`)).text()
    await until(requests, (found) => found.length > 0)
    expect(requests()).toEqual([
      expect.objectContaining({ method: 'GET', route: '/answered/:code', status: 200, msg: 'answered' }) as unknown,
    ])
    expect(JSON.stringify(lines)).not.toContain('canary')
  })

  test('whose connection ends before its answer has one too', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.write('GET /waiting/canary HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(app.server, 'request')
    socket.destroy()
    await until(requests, (found) => found.length > 0)
    expect(requests()).toEqual([
      expect.objectContaining({ method: 'GET', route: '/waiting/:code', msg: 'not answered' }) as unknown,
    ])
    expect(JSON.stringify(lines)).not.toContain('canary')
  })
})
