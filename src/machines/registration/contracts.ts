import type { Registration } from '../../domain/session/sign-up'
import type { Outcome } from '../core/actors'

/** Keeps the e-mail address on the device, then opens the account. */
export type Register = { input: Registration; output: Outcome<void> }

/** Asks for the activation link of an e-mail address. */
export type RequestActivationLink = { input: string; output: Outcome<void> }
