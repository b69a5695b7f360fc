import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { overloaded } from '../platform/workers/overloaded'
import { MIB } from './limits'
import { ownerOf } from './owner'
import { makeRoom, type Room } from './room'
import { whenClosed } from './when-closed'

/** What a stream holds at most while it is sent, in bytes: a piece that is read, and one that is written. */
const OF_STREAM = 256 * 1024

/** An answer up to this many bytes takes no room: it is no more than what its connection holds anyway. */
const SMALL = 16 * 1024

/** The memory of a process for what is being sent. */
export const sendingRoom = (): Room =>
  makeRoom({ bytes: 64 * MIB, bytesOfOwner: 16 * MIB, waiting: 100, waitingOfOwner: 8 })

/** In milliseconds. */
type Times = {
  /** After how long without progress the connection of an answer is closed, and while others wait for room. */
  readonly quiet: number
  readonly quietWhileAwaited: number
  /** How often that is checked. */
  readonly interval: number
  /** How long an answer waits for room. */
  readonly wait: number
}

const times: Times = { quiet: 60_000, quietWhileAwaited: 20_000, interval: 5_000, wait: 30_000 }

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload

/** What an answer holds until it is sent. */
const bytesOf = (payload: unknown, reply: FastifyReply): number => {
  if (typeof payload === 'string') return payload.length
  if (payload instanceof Uint8Array) return payload.byteLength
  return isStream(payload) ? Math.min(Number(reply.getHeader('content-length') ?? OF_STREAM), OF_STREAM) : 0
}

/** Closes the connection of an answer that nobody reads. Whoever reads slowly makes progress, and is left alone. */
const closeUnread = (
  answer: ServerResponse,
  { missing }: Room,
  { quiet, quietWhileAwaited, interval }: Times,
): void => {
  let [unread, last] = [0, 0]
  answer.on('timeout', () => {
    const now = performance.now()
    // Progress in between has made the time until this check longer than usual.
    unread = now - last < 2 * interval ? unread + interval : interval
    last = now
    if (unread >= quiet || (unread >= quietWhileAwaited && missing() > 0)) answer.socket?.resetAndDestroy()
    else answer.setTimeout(interval)
  })
  answer.setTimeout(interval)
}

/** The headers of an answer that is refused instead. */
const ofContent = ['content-length', 'content-encoding', 'content-disposition', 'etag'] as const

/** Calls `then` when there is room; with the error `overloaded` if that takes too long, or if too many wait. */
const waitForRoom = (
  room: Room,
  { request, reply, bytes, wait }: { request: FastifyRequest; reply: FastifyReply; bytes: number; wait: number },
  then: (error?: Error) => void,
): void => {
  let isWaiting = true
  const settle = (error?: Error) => {
    clearTimeout(timer)
    if (!isWaiting) return
    isWaiting = false
    if (error !== undefined) for (const header of ofContent) reply.removeHeader(header)
    then(error)
  }
  const timer = setTimeout(() => {
    release?.()
    settle(overloaded)
  }, wait)
  const release = room.claim({ owner: ownerOf(request), bytes }, settle)
  if (release === undefined) settle(overloaded)
  else
    whenClosed(reply.raw, () => {
      release()
      settle()
    })
}

/**
 * Bounds what answers hold in memory until they are read: all of a process, and those of each customer, or of each network
 * address, have so much room, and what has no progress is closed. A read waits for room; the answer to
 * a write, which is done, is sent in any case.
 */
export const limitSending = (app: FastifyInstance, room: Room, limits: Times = times): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const send = () => {
      closeUnread(reply.raw, room, limits)
      done(null, payload)
    }
    const bytes = bytesOf(payload, reply)
    if (bytes <= SMALL) send()
    else if (request.method === 'GET')
      waitForRoom(room, { request, reply, bytes, wait: limits.wait }, (error) => {
        if (error === undefined) send()
        else {
          if (isStream(payload)) payload.destroy()
          done(error)
        }
      })
    else {
      whenClosed(reply.raw, room.take({ owner: ownerOf(request), bytes }))
      send()
    }
  })
}
