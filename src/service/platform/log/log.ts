import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { standardOutput } from './log-output'

/**
 * The loggable part of an error: types, codes and locations, never a message (database errors quote values), and of a
 * request only its route.
 */
export const loggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    at: (error.stack ?? '')
      .replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  }
}

export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream: standardOutput,
  serializers: { req: () => ({}), res: () => ({}), err: loggableError as never },
})

/**
 * One line for each request, with the route template instead of the path, which may contain a code or a search. One whose
 * connection ends before its answer is sent has no status.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.once('close', () => {
      if (!raw.writableFinished)
        request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none' }, 'not answered')
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
