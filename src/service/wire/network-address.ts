import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyServerOptions } from 'fastify'
import { SteadyWindows } from './steady-windows'

/**
 * Which addresses of a request are proxies of our own: its peer and what the next ones forward, so many in all. `request.ip`
 * is the one behind them; what a client itself sends as `X-Forwarded-For` is further away and counts for nothing (decision 39).
 */
export const proxies = (hops: number): NonNullable<FastifyServerOptions['trustProxy']> =>
  hops === 0 ? false : (_, hop) => hop < hops

/** A forwarded address without the port and the brackets that some proxies add; `undefined` of what is none. */
export const addressIn = (forwarded: string): string | undefined => {
  const text = forwarded.trim()
  const [, inBrackets, withPort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? []
  const address = inBrackets ?? withPort ?? text
  return isIP(address) === 0 ? undefined : address
}

/**
 * Makes plain addresses of what the proxies forward. A request for which one of them names none counts
 * as that proxy's; it is logged once, since then all its customers have one limit.
 */
export const readForwarded = (app: FastifyInstance, hops: number): void => {
  if (hops === 0) return
  let isLogged = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']?.toString().split(',').slice(-hops).map(addressIn)
    if (forwarded !== undefined) {
      const unknown = forwarded.lastIndexOf(undefined)
      headers['x-forwarded-for'] = forwarded.slice(unknown + 1).join(', ')
      if (unknown !== -1 && !isLogged) {
        isLogged = true
        app.log.warn('a proxy forwards no address in X-Forwarded-For, so that its requests count as its own')
      }
    }
    done()
  })
}

/** One limit for a whole network of IPv6: whoever has an address has the others too. An address of IPv4 counts by itself. */
export const registerLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64, store: SteadyWindows })
}

/** The `config` of a route that answers a network address so many times a minute. */
export const limitedByAddress = (requestsPerMinute: number): FastifyContextConfig => ({
  rateLimit: { max: requestsPerMinute, timeWindow: 60_000 },
})
