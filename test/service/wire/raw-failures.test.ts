import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify, { LogController } from 'fastify'
import { logRequests } from '../../../src/service/platform/log/log'
import { rawFailures } from '../../../src/service/wire/raw-failures'
import { requestId } from '../../../src/service/wire/request-id'

const lines: Record<string, unknown>[] = []

const app = Fastify({
  logger: { stream: { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) } },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: requestId,
  ...rawFailures,
})
logRequests(app)

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const answerTo = async (text: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (received: string) => {
    answer += received
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const idIn = (answer: string) => /^x-request-id: (\S+)$/im.exec(answer)?.[1]

describe('[RUN-05] what is refused before it is routed', () => {
  test.each([
    ['text that is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ])('has one line in the log, with the id of its answer and nothing of what was sent: %s', async (_, text, status) => {
    const answer = await answerTo(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(lines).toEqual([
      expect.objectContaining({ requestId: idIn(answer), route: 'none', status, msg: 'answered' }) as unknown,
    ])
    expect(JSON.stringify(lines)).not.toMatch(/GARBAGE|xxx|%zz/)
  })
})
