import { hasSucceeded } from '../core/output'
import { isOver } from '../core/countdown'
import { submission } from './actions'
import type { LoginContext } from './context'
import { leadsTo } from './logged-in'

export const loginGuards = {
  isComplete: submission.isComplete,
  leadsTo,
  isSent: hasSucceeded,
  isUnconfirmed: ({ context }: { readonly context: LoginContext }) => context.unconfirmed !== undefined,
  isOver,
}
