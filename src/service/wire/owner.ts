import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressBlockOf } from '../platform/address-block'

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer, or the session, that a request was made by; `null` as long as nobody is known. */
    owner: string | null
    /** The network address that it came from; `ip` has none any more once its connection is closed. */
    address: string
  }
}

/**
 * Whose turns and room a request takes: its owner's, or where there is none its network address's. One whose token is still
 * to be checked takes those of the customer whose it was when it was checked before: many customers may have one address.
 */
export const ownerOf = ({ owner, address }: Pick<FastifyRequest, 'owner' | 'address'>, known?: string): string =>
  owner ?? known ?? addressBlockOf(address)

export const registerOwners = (app: FastifyInstance): void => {
  app.decorateRequest('owner', null)
  app.decorateRequest('address', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const address: unknown = request.ip
    request.address = typeof address === 'string' ? address : 'unknown'
    done()
  })
}
