import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { success } from '../../contract/envelope'
import type { Deps } from '../dependencies'
import { NotAllowedError, NotLoggedInError, TooManyError } from '../wire/errors'
import type { Fault } from './store'

const textOf = (value: unknown, field: string): string | undefined => {
  const entry: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof entry === 'string' ? entry : undefined
}

/** The customer of a call: by the token, or by the address that a call without a log-in names. */
const emailOf = (request: FastifyRequest): string | undefined =>
  request.customer?.emailAddress ??
  textOf(request.body, 'emailAddress') ??
  textOf(request.body, 'userNameOrEmailAddress')

const OUTAGE_PAGE = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>'

/** Breaks the connection without an answer. */
const drop = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Answers after the time; a caller who has gone by then is not served at all. */
const slowly = async (fault: Fault, request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
  const gone = new AbortController()
  request.raw.socket.once('close', () => {
    gone.abort()
  })
  try {
    await wait(fault.ms, undefined, { signal: gone.signal, ref: false })
  } catch {
    return drop(request, reply)
  }
  return answer()
}

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text)

/** The first half of an answer: JSON that ends in its middle. */
const truncate = (reply: FastifyReply, body: unknown): FastifyReply => {
  const text = JSON.stringify(body)
  const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)))
  return json(reply, half)
}

const spoil = (fault: Fault, request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
  switch (fault.kind) {
    case '500':
      throw new Error('a fault was asked for')
    case '503':
      return reply.code(503).type('text/html').send('<h1>503 Service Unavailable</h1>')
    case '401':
      throw new NotLoggedInError()
    case '403':
      throw new NotAllowedError()
    case '429':
      throw new TooManyError(7)
    case 'html':
      return reply.type('text/html; charset=utf-8').send(OUTAGE_PAGE)
    case 'drop':
      return drop(request, reply)
    case 'slow':
      return slowly(fault, request, reply, answer)
    case 'truncated':
      return truncate(reply, success({ padding: 'an answer that ends too early' }))
    case 'wrong-shape':
      return reply.send(success([{ unexpected: true }, 'shape']))
  }
}

/**
 * Gives the answer of a call, spoilt when a fault waits for it. Without `after` the call itself is not carried out
 * (but `slow` carries it out when its time has passed).
 */
export const applyFault = async (
  { faults }: Pick<Deps, 'faults'>,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<unknown> => {
  const fault = faults.take(path, emailOf(request))
  if (fault === undefined) return answer()
  if (!fault.after) return spoil(fault, request, reply, answer)
  const done = await answer()
  return spoil(fault, request, reply, () => Promise.resolve(done))
}
