import type { FastifyReply, FastifyRequest } from 'fastify'
import { UploadNotReadError } from './errors'
import { bodyLimits } from './limits'

/** How many uploads of a customer are read at the same time. */
const OF_CUSTOMER = 2

/** The memory for the bodies of uploads in a process, `bytes` in all; the length of each is reserved before it is read. */
export type UploadBudget = {
  /** Reserves until it is called; `undefined` if there is no room. */
  readonly reserve: (customerId: string, length: number) => (() => void) | undefined
}

export const makeUploadBudget = (bytes: number): UploadBudget => {
  let left = bytes
  const open = new Map<string, number>()
  const change = (customerId: string, length: number, count: number) => {
    left -= length
    const uploads = (open.get(customerId) ?? 0) + count
    if (uploads === 0) open.delete(customerId)
    else open.set(customerId, uploads)
  }
  return {
    reserve: (customerId, length) => {
      if (length > left || (open.get(customerId) ?? 0) >= OF_CUSTOMER) return undefined
      change(customerId, length, 1)
      let isReserved = true
      return () => {
        if (isReserved) change(customerId, -length, -1)
        isReserved = false
      }
    },
  }
}

/** The length of the body: as declared, or the longest that is read. */
const lengthOf = ({ headers }: FastifyRequest): number => {
  const declared = Number(headers['content-length'] ?? Number.NaN)
  return declared <= bodyLimits.upload ? declared : bodyLimits.upload
}

/**
 * Reserves the memory of an upload until it is answered or its connection ends (requirement RUN-08).
 * @throws UploadNotReadError if there is no room
 */
export const reserveUpload = (
  budget: UploadBudget,
  customerId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const release = budget.reserve(customerId, lengthOf(request))
  if (release === undefined) throw new UploadNotReadError()
  reply.raw.once('close', release)
}
