import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressBlockOf } from '../platform/address-block'

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer, or the session, that a request was made by; `null` as long as nobody is known. */
    owner: string | null
  }
}

/** Whose turns and room a request takes: its owner's, or where there is none its network address's. */
export const ownerOf = ({ owner, ip }: Pick<FastifyRequest, 'owner' | 'ip'>): string => owner ?? addressBlockOf(ip)

export const registerOwners = (app: FastifyInstance): void => {
  app.decorateRequest('owner', null)
}
