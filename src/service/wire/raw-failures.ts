import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyServerOptions } from 'fastify'
import { abpMessages, failure } from '../../contract/envelope'
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
const answerOn = (socket: Socket, { status, body }: ReturnType<typeof refusal>): void => {
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${randomUUID()}`,
    ...Object.entries(safe).map((header) => header.join(': ')),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

export const answerTooSlow = (socket: Socket): void => {
  answerOn(socket, tooSlow)
}

/** Wraps failures that occur before routing, or even before a request is parsed, in the envelope too. */
export const rawFailures = {
  frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) => {
    sendFailure(reply.headers({ ...safe, 'x-request-id': reply.request.id }), badAddress)
  },
  clientErrorHandler: ({ code }: { readonly code?: string }, socket: Socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) answerOn(socket, byCode[code ?? ''] ?? notHttp)
    else socket.destroy()
  },
} satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>
