import type { FastifyInstance } from 'fastify'
import { answerTooSlow } from './raw-failures'

/** How long a body may take to arrive, in milliseconds, whatever comes. */
export const WHOLE_BODY_MS = 600_000

/** How long nothing of a body may arrive. */
const QUIET_BODY_MS = 20_000

/** Ends a request of whose body nothing more arrives, so that nobody holds its memory for longer. */
export const limitQuietBodies = (app: FastifyInstance, milliseconds = QUIET_BODY_MS): void => {
  app.addHook('onRequest', ({ id, raw }, { raw: answer }, done) => {
    const { socket, headers } = raw
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      raw.once('timeout', () => {
        if (!answer.headersSent) answerTooSlow(socket, id)
        socket.destroySoon()
      })
      // An answer takes its own time, unless it comes before the end of the body, which then is read and discarded.
      raw.once('end', () => {
        if (!answer.writableFinished) socket.setTimeout(0)
      })
      answer.once('finish', () => {
        if (!raw.complete) socket.setTimeout(milliseconds)
      })
    }
    done()
  })
  // By now there is room for the body, which is read only then.
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    if (!raw.complete) raw.socket.setTimeout(milliseconds)
    done(null, payload)
  })
}
