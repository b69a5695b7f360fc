import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a stopping process still accepts connections, so that whoever asks `/readyz` learns that it stops. */
const ANNOUNCE_MS = 1_500

/**
 * How long a connection without a request stays open after that. A proxy must have closed it by then: a request that it
 * sends at the moment of the close is lost. In the documented configuration it keeps one for a second.
 */
const KEEP_MS = 1_500

export type Connections = {
  readonly open: () => number
  /** How many requests are not yet answered. */
  readonly requests: () => number
  /** Closes each connection as soon as it has no request. */
  readonly closeQuiet: () => void
  readonly closeAll: () => void
}

/** Counts the connections and requests of a server, which from now on closes none by itself when it is closed. */
export const watchConnections = (server: Server): Connections => {
  const requestsOf = new Map<Socket, number>()
  let closing = false
  // Called by `close` of Node, at once.
  server.closeIdleConnections = () => undefined
  server.on('connection', (socket: Socket) => {
    requestsOf.set(socket, 0)
    socket.once('close', () => requestsOf.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    requestsOf.set(socket, (requestsOf.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const others = (requestsOf.get(socket) ?? 1) - 1
      if (requestsOf.has(socket)) requestsOf.set(socket, others)
      if (closing && others === 0) socket.destroySoon()
    })
  })
  return {
    open: () => requestsOf.size,
    requests: () => [...requestsOf.values()].reduce((sum, requests) => sum + requests, 0),
    closeQuiet: () => {
      closing = true
      for (const [socket, requests] of requestsOf) if (requests === 0) socket.destroy()
    },
    closeAll: () => {
      for (const socket of requestsOf.keys()) socket.destroy()
    },
  }
}

export type Listener = { readonly app: FastifyInstance; readonly connections: Connections }

/**
 * Closes the listeners without losing a request: they accept connections for a moment, then no more; every answer from
 * then on closes its connection; those without a request are closed a moment later, and all after `limitMs`. Without any
 * connection it takes no time. Gives the number of requests that were cut off.
 */
export const drain = async (listeners: readonly Listener[], limitMs: number): Promise<number> => {
  const every = (act: (connections: Connections) => void) => {
    for (const { connections } of listeners) act(connections)
  }
  const count = (of: (connections: Connections) => number) =>
    listeners.reduce((sum, { connections }) => sum + of(connections), 0)
  let cut = 0
  const cutOff = () => {
    cut = count(({ requests }) => requests())
    every(({ closeAll }) => closeAll())
  }
  const from = performance.now()
  if (count(({ open }) => open()) > 0) await wait(Math.min(ANNOUNCE_MS, limitMs))
  // Connections that still wait to be accepted would be reset: this turn of the event loop accepts them first.
  await nextTurn()
  const closed = Promise.all(listeners.map(({ app }) => app.close()))
  const timers = [
    setTimeout(() => every(({ closeQuiet }) => closeQuiet()), KEEP_MS),
    setTimeout(cutOff, limitMs - (performance.now() - from)),
  ]
  await closed
  timers.forEach(clearTimeout)
  return cut
}
