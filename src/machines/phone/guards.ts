import { isOver } from '../core/countdown'
import { hasSucceeded } from '../core/output'
import { code, number } from './actions'
import type { PhoneContext } from './context'

export const phoneGuards = {
  isNumber: number.isComplete,
  isCode: code.isComplete,
  isValid: hasSucceeded,
  wasSent: ({ context }: { readonly context: PhoneContext }) => context.sentAt !== undefined,
  isOver,
}
