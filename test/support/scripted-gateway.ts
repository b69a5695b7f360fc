import { left, right, type Either } from 'fp-ts/Either'
import type { PortError } from '../../src/domain/failure/port-error'
import type { PaymentState } from '../../src/domain/payment/payment'
import type { PaymentPort } from '../../src/ports/payment-port'
import { everyError } from './builders'
import type { ScriptedPort } from './scripted-ports'

/**
 * A gateway and the server's state of its payments. It is naive: it charges for every request that arrives, so that
 * whoever lets a customer pay twice is found out.
 */
export const scriptedGateway = () => {
  const gateway = { charges: 0, isReachable: true }
  const answer = (): Either<PortError, PaymentState> =>
    gateway.isReachable ? right(gateway.charges > 0 ? 'paid' : 'unpaid') : left(everyError.Offline)
  const state: ScriptedPort<PaymentPort>['state'] = Object.assign(
    (input: Parameters<PaymentPort['state']>[0], call: Parameters<PaymentPort['state']>[1]) => () => {
      state.inputs.push(input)
      state.calls.push(call)
      return Promise.resolve(answer())
    },
    { inputs: [], calls: [] },
  )
  const arrives = () => {
    gateway.charges += 1
  }
  return Object.assign(gateway, { state, arrives })
}
