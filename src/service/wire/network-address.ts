import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyServerOptions } from 'fastify'
import { SteadyWindows } from './steady-windows'

/**
 * Which addresses of a request are proxies of our own: its peer and what the next ones forward, so many in all. `request.ip`
 * is the one behind them; what a client itself sends as `X-Forwarded-For` is further away and counts for nothing (decision 39).
 */
export const proxies = (hops: number): NonNullable<FastifyServerOptions['trustProxy']> =>
  hops === 0 ? false : (_, hop) => hop < hops

/** One limit for a whole network of IPv6: whoever has an address has the others too. An address of IPv4 counts by itself. */
export const registerLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64, store: SteadyWindows })
}

/** The `config` of a route that answers a network address so many times a minute (requirement RUN-09). */
export const limitedByAddress = (requestsPerMinute: number): FastifyContextConfig => ({
  rateLimit: { max: requestsPerMinute, timeWindow: 60_000 },
})
