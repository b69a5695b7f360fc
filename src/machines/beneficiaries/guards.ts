import { isLeft, isRight } from 'fp-ts/Either'
import { documentMessages } from '../../domain/kyc/messages'
import type { FieldFailure } from '../../domain/rules/rule'
import type { Outcome } from '../core/actors'
import { hasSucceeded } from '../core/output'
import type { BeneficiariesContext } from './context'
import type { Opened } from './events'

type Here = { readonly context: BeneficiariesContext }

export const beneficiariesGuards = {
  isRight: hasSucceeded,
  isTrue: (_: unknown, outcome: Outcome<boolean>) => isRight(outcome) && outcome.right,
  isMissing: (_: unknown, outcome: Outcome<unknown>) =>
    isLeft(outcome) && (outcome.left._tag === 'NotFound' || outcome.left._tag === 'Forbidden'),
  isUnknown: (_: unknown, outcome: Outcome<unknown>) =>
    isLeft(outcome) && outcome.left._tag === 'NoAnswer' && outcome.left.wrote,
  isRefused: (_: unknown, outcome: Outcome<unknown>) => isLeft(outcome) && outcome.left._tag === 'Rejected',
  isValid: (_: unknown, fields: readonly FieldFailure[]) => fields.length === 0,
  isToasted: (_: unknown, fields: readonly FieldFailure[]) =>
    fields.length === 1 && fields[0]?.message === documentMessages.file,
  isNothingOpened: ({ context }: Here) => !context.opened.adding && context.opened.id === undefined,
  isAdding: ({ context }: Here) => context.opened.adding,
  isOther: ({ context }: Here, opened: Opened) =>
    opened.adding !== context.opened.adding || opened.id !== context.opened.id,
}
