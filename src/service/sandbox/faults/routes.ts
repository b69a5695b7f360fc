import type { FastifyInstance } from 'fastify'
import { FaultRequest, type FaultStore } from './store'
import { success } from '../../../contract/envelope'
import { decode } from '../../wire/decode'

type Needs = {
  readonly faults: FaultStore
}

/** `POST /sandbox/faults`: the next calls of a path fail as requested. The response lists the pending faults. */
export const registerFaults = (app: FastifyInstance, { faults }: Needs): void => {
  app.post('/sandbox/faults', (request, reply) => {
    faults.add(decode(FaultRequest, request.body))
    return reply.send(success(faults.list()))
  })
}
