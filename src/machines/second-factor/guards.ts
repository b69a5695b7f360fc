import { isAuthenticator } from '../../domain/session/second-factor'
import { isOver } from '../core/countdown'
import { hasSucceeded } from '../core/output'
import { leadsTo } from '../login/logged-in'
import { submission } from './actions'
import type { SecondFactorContext } from './context'

type Here = { readonly context: SecondFactorContext }

export const secondFactorGuards = {
  hasOneWay: ({ context }: Here) => context.providers.length === 1,
  hasOtherWays: ({ context }: Here) => context.providers.length > 1,
  isOffered: ({ context }: Here, provider: string) => context.providers.includes(provider),
  isComplete: submission.isComplete,
  isSent: hasSucceeded,
  wasSent: ({ context }: Here) => context.sentAt !== undefined,
  leadsTo,
  makesItsCodes: ({ context }: Here) => isAuthenticator(context.provider),
  isOver,
}
