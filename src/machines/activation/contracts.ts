import type { Activation } from '../../domain/session/activation'
import type { Outcome } from '../core/actors'

/** Confirms the email address that a link was sent to. */
export type Activate = { input: Activation; output: Outcome<void> }
