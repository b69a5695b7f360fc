import type { FastifyInstance } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import { FaultRequest, type FaultStore } from './store'
import { success } from '../../../contract/envelope'
import { InvalidRequestError } from '../../wire/errors'
import { violationsOf } from '../../wire/violations'

type Needs = {
  readonly faults: FaultStore
}

/** `POST /sandbox/faults`: the next calls of a path fail as requested. The response lists the pending faults. */
export const registerFaults = (app: FastifyInstance, { faults }: Needs): void => {
  app.post('/sandbox/faults', (request, reply) => {
    const fault = FaultRequest.decode(request.body)
    if (isLeft(fault)) throw new InvalidRequestError(violationsOf(fault.left))
    faults.add(fault.right)
    return reply.send(success(faults.list()))
  })
}
