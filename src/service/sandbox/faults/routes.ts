import type { FastifyInstance } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import { success } from '../../../contract/envelope'
import type { Deps } from '../../start/parts'
import { InvalidRequestError } from '../../wire/errors'
import { violationsOf } from '../../wire/violations'
import { FaultRequest } from './store'

/** `POST /sandbox/faults`: the next calls of a path fail as requested. The response lists the pending faults. */
export const registerFaults = (app: FastifyInstance, { faults }: Pick<Deps, 'faults'>): void => {
  app.post('/sandbox/faults', (request, reply) => {
    const fault = FaultRequest.decode(request.body)
    if (isLeft(fault)) throw new InvalidRequestError(violationsOf(fault.left))
    faults.add(fault.right)
    return reply.send(success(faults.list()))
  })
}
