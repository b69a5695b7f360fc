import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * What may stand in a log: kinds, codes and places, never a message (a database error quotes the values that it was
 * given) and nothing of a request but its route.
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
  serializers: { req: () => ({}), res: () => ({}), err: loggableError as never },
})

/** One line a request: the template of its path, never the path itself, which may carry a code or a search. */
export const logRequests = (app: FastifyInstance): void => {
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
