import type { Activation } from '../domain/session/activation'
import type { PortFunction } from './call'
import { token } from './token'

/** Confirming the email address of an account. */
export type ActivationPort = {
  readonly requestActivationLink: PortFunction<string, void>
  readonly activate: PortFunction<Activation, void>
}
export const ActivationPort = token<ActivationPort>('ActivationPort')
