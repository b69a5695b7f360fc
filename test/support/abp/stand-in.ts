import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope, LogInBody, SecondFactors } from './second-factor'
import { stockAnswer } from './stock-answer'

export type StandIn = { readonly origin: string; readonly close: () => Promise<void> }

export type StandInOptions = {
  /** Calls that the server does not have. */
  readonly without?: RegExp
  /** What a lost session gets: the envelope of ABP's filter, a redirect to its log-in page, or the bearer challenge. */
  readonly lostSession?: 'envelope' | 'redirect' | 'challenge'
  /** Who has a second factor; by default nobody. */
  readonly secondFactors?: SecondFactors
}

const LOG_IN_PAGE = '/Account/Login'

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Headers without those about one connection (RFC 9110, 7.6.1): the sandbox's timeout of idle ones is not the proxy's. */
const endToEnd = ({ connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers }: IncomingHttpHeaders) =>
  headers

const answerLost = (lostSession: StandInOptions['lostSession'], path: string, response: ServerResponse): boolean => {
  if (lostSession === 'redirect')
    response.writeHead(302, { location: `${LOG_IN_PAGE}?ReturnUrl=${encodeURIComponent(path)}` }).end()
  else if (lostSession === 'challenge')
    response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' }).end()
  return lostSession === 'redirect' || lostSession === 'challenge'
}

/** A stock server ignores the quote of a token for the widget. */
const knownTo = (path: string): string => (/\/Getaccess\?/i.test(path) ? path.slice(0, path.indexOf('?')) : path)

/** Answers a call of the second factor; the password is for the sandbox to judge. */
const answerFactor = async (
  factors: SecondFactors,
  target: string,
  path: string,
  body: string,
  response: ServerResponse,
) => {
  const asked = JSON.parse(body) as LogInBody & { userId: string; provider: string }
  const reply = ({ status, text }: { status: number; text: string }) => {
    const { type, ...stock } = stockAnswer(path, { status, type: 'application/json', text })
    response.writeHead(stock.status, { 'content-type': type }).end(stock.text)
  }
  const replyWith = ({ status, body: envelope }: Envelope) => {
    reply({ status, text: JSON.stringify(envelope) })
  }
  if (/SendTwoFactorAuthCode$/i.test(path)) {
    replyWith(factors.sendCode(asked))
    return
  }
  const judged = await fetch(`${target}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const text = await judged.text()
  if (judged.ok) replyWith(factors.logIn(asked, (JSON.parse(text) as { result: { userId: string } }).result))
  else reply({ status: judged.status, text })
}

/**
 * A proxy in front of the sandbox whose API answers as a stock ABP server does; everything else passes unchanged, broken
 * connections too. `target` is the sandbox's origin, which is asked for with each request: a sandbox has to know its
 * portal's origin, this proxy, before it starts.
 */
export const startStandIn = async (
  target: () => string,
  { without, lostSession, secondFactors }: StandInOptions = {},
): Promise<StandIn> => {
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? '/'
    if (path.startsWith(LOG_IN_PAGE))
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')
    if (without?.test(path)) {
      incoming.resume()
      return response.writeHead(404).end()
    }
    if (secondFactors && /\/TokenAuth\/(Authenticate|SendTwoFactorAuthCode)$/i.test(path)) {
      void bodyOf(incoming).then((body) => answerFactor(secondFactors, target(), path, body.toString(), response))
      return response
    }
    const { hostname, port } = new URL(target())
    // A connection for each request: a kept one can be closed by the sandbox at the moment of its reuse.
    const to = { hostname, port, path: knownTo(path), method: incoming.method, headers: incoming.headers, agent: false }
    const outgoing = send(to, (answer) => {
      const { statusCode: status = 502, headers } = answer
      if (!/^\/api\//i.test(path)) {
        response.writeHead(status, endToEnd(headers))
        answer.on('aborted', () => response.destroy()).pipe(response)
        return
      }
      void bodyOf(answer).then(
        (body) => {
          if (status === 401 && answerLost(lostSession, path, response)) return
          const {
            status: changed,
            type,
            text,
          } = stockAnswer(path, { status, type: headers['content-type'] ?? '', text: body.toString() })
          const { 'content-length': _, 'content-type': __, ...kept } = endToEnd(headers)
          response.writeHead(changed, {
            ...kept,
            'content-length': Buffer.byteLength(text),
            ...(type === '' ? {} : { 'content-type': type }),
          })
          response.end(text)
        },
        () => response.destroy(),
      )
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    return incoming.pipe(outgoing)
  }
  const server = createServer((incoming, response) => void pass(incoming, response))
  // Longer than a busy client's idle timer can be late.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
