import type { Parsed } from '../../domain/rules/rule'
import type { LinkRequestForm } from '../../domain/session/link-request'
import type { Outcome } from '../core/actors'

/** Requests a link by email. */
export type RequestLink = { input: Parsed<LinkRequestForm>; output: Outcome<void> }
