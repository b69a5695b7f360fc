import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { abpMessages, failure } from '../../contract/envelope'
import { UploadNotReadError } from './errors'
import { failureReply, type FailureReply } from './failure-reply'
import { sendFailure } from './handle-errors'

const refusal = (status: number, message: string, details?: string) => ({
  status,
  body: failure({ code: undefined, message, details, validationErrors: undefined }),
})

const badAddress = refusal(400, abpMessages.invalid, 'The address is not valid.')
const notHttp = refusal(400, abpMessages.invalid, 'The request is not valid HTTP.')

const tooSlow = refusal(408, 'The request took too long to arrive.')

const byCode: Readonly<Record<string, ReturnType<typeof refusal>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: refusal(431, 'The address or the headers are too long.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refusal(413, 'The request is too large.'),
}

/** What every answer has; before routing there is no plugin that would add it. */
const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** Responds on the raw connection and closes it, since the rest of its input cannot be parsed. */
const answerOn = (
  socket: Socket,
  { status, body, retryAfter }: Omit<FailureReply, 'unexpected'>,
  requestId: string,
): void => {
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    `X-Request-Id: ${requestId}`,
    ...Object.entries(safe).map((header) => header.join(': ')),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

export const answerTooSlow = (socket: Socket, requestId: string): void => {
  answerOn(socket, tooSlow, requestId)
}

/** Answers an upload whose memory others wait for: it can be sent again. */
export const answerNotRead = (socket: Socket, requestId: string): void => {
  answerOn(socket, failureReply(new UploadNotReadError()), requestId)
}

/**
 * Wraps failures that occur before routing, or even before a request is parsed, in the envelope too. No hook hears of
 * these, so their lines of the log are written here.
 */
export const rawFailures = {
  frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    sendFailure(reply.headers({ ...safe, 'x-request-id': request.id }), badAddress)
    request.log.info({ method: request.method, route: 'none', status: badAddress.status }, 'answered')
  },
  clientErrorHandler(this: FastifyInstance, { code }: { readonly code?: string }, socket: Socket) {
    if (code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const refused = byCode[code ?? ''] ?? notHttp
    answerOn(socket, refused, requestId)
    this.log.info({ requestId, route: 'none', status: refused.status }, 'answered')
  },
} satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>
