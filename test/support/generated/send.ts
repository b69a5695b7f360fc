import { Agent, request as httpRequest } from 'node:http'
import type { GeneratedRequest } from './generated-request'

/** What came back, whole. */
export type RawAnswer = {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly retryAfter: string | undefined
}

/** After this a server hangs: it has answered every request in a fraction of a second. */
const TIME_LIMIT_MS = 15_000

export type Sender = {
  readonly send: (request: GeneratedRequest, token: string) => Promise<RawAnswer>
  readonly close: () => void
}

/** Sends requests byte for byte, which `fetch` would put right first, from an address of this machine. @throws Error when no answer comes in time */
export const senderTo = (origin: string, localAddress = '127.0.0.1'): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = ({ who, method, path, headers, body, encoding }: GeneratedRequest, token: string) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const bytes = body === undefined ? undefined : Buffer.from(body, encoding)
      const sent = httpRequest(origin + '/', {
        agent,
        localAddress,
        method,
        path,
        headers: {
          ...(who === 'customer' ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
          ...(bytes === undefined ? {} : { 'content-length': String(bytes.length) }),
        },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode = 0, headers: answered } = response
          resolve({
            status: statusCode,
            type: answered['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
            retryAfter: answered['retry-after'],
          })
        })
      })
      sent.end(bytes)
    })
  return {
    send,
    close: () => {
      agent.destroy()
    },
  }
}
