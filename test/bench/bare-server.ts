/** The baseline: one Fastify route that returns a small JSON text, without logging, database or log-in. */
import Fastify from 'fastify'

const server = Fastify({ logger: false })
server.get('/', () => ({ result: null, success: true }))
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => void server.close())
