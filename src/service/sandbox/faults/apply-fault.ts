import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { success } from '../../../contract/envelope'
import { NotAllowedError, NotLoggedInError, TooManyError } from '../../wire/errors'
import type { Intercept } from '../../wire/register-calls'
import type { Fault, FaultStore } from './store'

const textOf = (value: unknown, field: string): string | undefined => {
  const entry: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof entry === 'string' ? entry : undefined
}

/** The customer of a call: from the token, or the email address in the body of a call without log-in. */
const emailOf = (request: FastifyRequest): string | undefined =>
  request.customer?.emailAddress ??
  textOf(request.body, 'emailAddress') ??
  textOf(request.body, 'userNameOrEmailAddress')

const OUTAGE_PAGE = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>'

/** Closes the connection without a response. */
const drop = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Answers after the delay; a call whose caller has disconnected by then is not executed. */
const delayed = async (fault: Fault, request: FastifyRequest, reply: FastifyReply, respond: () => Promise<unknown>) => {
  const disconnected = new AbortController()
  request.raw.socket.once('close', () => {
    disconnected.abort()
  })
  try {
    await wait(fault.ms, undefined, { signal: disconnected.signal, ref: false })
  } catch {
    return drop(request, reply)
  }
  return respond()
}

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text)

/** Sends the first half of a response, as incomplete JSON. */
const truncate = (reply: FastifyReply, body: unknown): FastifyReply => {
  const text = JSON.stringify(body)
  const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)))
  return json(reply, half)
}

const failWith = (fault: Fault, request: FastifyRequest, reply: FastifyReply, respond: () => Promise<unknown>) => {
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
      return delayed(fault, request, reply, respond)
    case 'truncated':
      return truncate(reply, success({ padding: 'an answer that ends too early' }))
    case 'wrong-shape':
      return reply.send(success([{ unexpected: true }, 'shape']))
  }
}

/**
 * Answers calls, with a pending fault instead if there is one. Without `after` the call itself is not executed (except
 * that `slow` executes it after the delay).
 */
export const applyFaults =
  (faults: FaultStore): Intercept =>
  async (path, request, reply, respond) => {
    const fault = faults.take(path, emailOf(request))
    if (fault === undefined) return respond()
    if (!fault.after) return failWith(fault, request, reply, respond)
    const done = await respond()
    return failWith(fault, request, reply, () => Promise.resolve(done))
  }
