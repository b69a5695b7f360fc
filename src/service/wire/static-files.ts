import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const isOfRequest = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500

/**
 * Serves the files of a folder, XML with its encoding, as text has it from the plugin. An address that leads out of the
 * folder, or that is no valid path, is not found, like one without a file.
 */
export const serveFiles = async (app: FastifyInstance, options: FastifyStaticOptions): Promise<void> => {
  await app.register(async (files) => {
    files.setErrorHandler((error, request, reply) => {
      if (isOfRequest(error)) reply.callNotFound()
      else app.errorHandler(error as never, request, reply)
    })
    files.addHook('onSend', async (_, reply) => {
      const type = reply.getHeader('content-type')
      if (typeof type === 'string' && type.endsWith('+xml')) reply.header('content-type', `${type}; charset=utf-8`)
    })
    await files.register(staticFiles, options)
  })
}
