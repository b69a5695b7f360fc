import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../platform/workers/overloaded'
import { UploadNotReadError } from './errors'
import { bodyLimits, MIB } from './limits'
import { ownerOf } from './owner'
import { answerNotRead, answerTooSlow } from './raw-failures'
import { makeRoom, type Room } from './room'
import { whenClosed } from './when-closed'

/** A kind of bodies: the room for them, and how fast they have to arrive while others wait for it. */
type Kind = {
  readonly room: Room
  readonly most: number
  readonly refusal: () => Error
  /** Ends a body that is too slow, on its connection. */
  readonly end: (socket: Socket, requestId: string) => void
  /** In milliseconds: how long a body has in any case, and in what time it has to be whole at the pace that it keeps. */
  readonly grace: number
  readonly whole: number
}

/** Of each kind, how long a body waits for room, and how often those that hold it up are checked, in milliseconds. */
type Times = { readonly wait: number; readonly interval: number }
const times: Times = { wait: 30_000, interval: 1_000 }

const MOST_WAITING = 200

/** How many uploads of a customer are read or wait at the same time. */
const UPLOADS_OF_CUSTOMER = 2

export const uploadBodies = (mebibytes: number): Kind => ({
  room: makeRoom({
    bytes: mebibytes * MIB,
    bytesOfOwner: UPLOADS_OF_CUSTOMER * bodyLimits.upload,
    claimsOfOwner: UPLOADS_OF_CUSTOMER,
    waiting: MOST_WAITING,
    waitingOfOwner: UPLOADS_OF_CUSTOMER,
  }),
  most: bodyLimits.upload,
  refusal: () => new UploadNotReadError(),
  end: answerNotRead,
  grace: 20_000,
  whole: 60_000,
})

/** All other bodies: half a thousand of the longest, thousands of those that the portal sends. */
export const smallBodies = (): Kind => ({
  room: makeRoom({ bytes: 32 * MIB, bytesOfOwner: 8 * MIB, waiting: MOST_WAITING, waitingOfOwner: 20 }),
  most: bodyLimits.normal,
  refusal: () => overloaded,
  end: answerTooSlow,
  grace: 5_000,
  whole: 10_000,
})

type Arrival = {
  readonly request: IncomingMessage
  readonly id: string
  readonly length: number
  readonly began: number
  /** What the connection had read before. */
  readonly before: number
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** The length of a body: as declared, or the longest that is read. */
const lengthOf = ({ headers }: FastifyRequest, most: number): number => {
  const declared = Number(headers['content-length'] ?? Number.NaN)
  return declared <= most ? declared : most
}

/** Ends the slowest of those that keep others waiting until there is room for who is next. */
const endSlow = (arrivals: ReadonlySet<Arrival>, { room, end, grace, whole }: Kind): void => {
  const now = performance.now()
  /** What part of it arrives in a millisecond. */
  const paceOf = ({ request, before, length, began }: Arrival) =>
    (request.socket.bytesRead - before) / length / (now - began)
  const slow = [...arrivals]
    .filter(({ request, began }) => !request.complete && now - began >= grace)
    .filter((arrival) => paceOf(arrival) < 1 / whole)
    .sort((one, other) => paceOf(one) - paceOf(other))
  let missing = room.missing()
  for (const { request, id, length } of slow) {
    if (missing <= 0) return
    missing -= length
    end(request.socket, id)
    request.socket.destroySoon()
  }
}

/** Claims room for bodies of a kind before they are read; what they hold is released when they are answered. */
const claims = (kind: Kind, { wait, interval }: Times) => {
  const arrivals = new Set<Arrival>()
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const count = (change: 1 | -1) => {
    waiting += change
    if (waiting > 0) timer ??= setInterval(() => endSlow(arrivals, kind), interval)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const { raw } = request
    const length = lengthOf(request, kind.most)
    let isWaiting = false
    let arrival: Arrival | undefined
    let timer: NodeJS.Timeout | undefined
    const settle = (error?: Error) => {
      clearTimeout(timer)
      if (isWaiting) count(-1)
      isWaiting = false
      done(error)
    }
    const release = kind.room.claim({ owner: ownerOf(request), bytes: length }, () => {
      arrival = { request: raw, id: request.id, length, began: performance.now(), before: raw.socket.bytesRead }
      arrivals.add(arrival)
      settle()
    })
    if (release === undefined) {
      done(kind.refusal())
      return
    }
    if (arrival === undefined) {
      isWaiting = true
      count(1)
      timer = setTimeout(() => {
        release()
        settle(kind.refusal())
      }, wait)
    }
    whenClosed(reply.raw, () => {
      release()
      if (arrival !== undefined) arrivals.delete(arrival)
      if (isWaiting) settle(kind.refusal())
    })
  }
}

/**
 * Reserves the memory of every body before it is read, after the token was checked. What
 * finds no room waits unread; meanwhile the slowest are ended, so that nobody holds room by sending slowly.
 */
export const reserveBodies = (
  app: FastifyInstance,
  kinds: { readonly upload: Kind; readonly normal: Kind },
  limits: Times = times,
): void => {
  const claim = { upload: claims(kinds.upload, limits), normal: claims(kinds.normal, limits) }
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) done(null, payload)
    else {
      const isUpload = request.routeOptions.bodyLimit === bodyLimits.upload
      const next = (error?: Error) => (error === undefined ? done(null, payload) : done(error))
      claim[isUpload ? 'upload' : 'normal'](request, reply, next)
    }
  })
}
