import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { assign, sendTo, setup } from 'xstate'
import type { Customer } from '../../../domain/customer/customer'
import type { AccountLookup, Bank, LookedUpAccount } from '../../../domain/kyc/account'
import type { BankAccountForm } from '../../../domain/kyc/parts/bank-account'
import type { ChosenFile } from '../../../domain/kyc/parts/document'
import type { KycForms, SavedRecord } from '../../../domain/kyc/parts/parts'
import { isSaved } from '../../../domain/kyc/saved-record'
import {
  fieldOfStep,
  rejectionOf,
  sentAgain,
  thingsToFix,
  type KycSection,
  type Rejection,
} from '../../../domain/kyc/sections'
import { ageMessage, documentMessages, fileErrorMessages } from '../../../domain/kyc/messages'
import { FORM_STEPS, openingStep } from '../../../domain/kyc/status'
import { partOf, stepOf } from '../../../domain/kyc/step-numbers'
import { kycStatuses } from '../../../domain/kyc/steps'
import type { FieldFailure } from '../../../domain/rules/rule'
import type { RuleSet } from '../../../domain/rules/rule-set'
import { ACCOUNT_LOOK_UP_PAUSE_MS, STEP_ADVANCE_MS } from '../../../domain/rules/constants'
import { kycNotSaved, kycUnclear } from '../../../domain/kyc/messages'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { failureOf, namedBy, type Failure } from '../../../domain/failure/failure'
import { attachmentMachine } from '../../attachment/machine'
import { initialAttachment, type Attachment } from '../../attachment/selectors'
import type { ActionsOf, ActorsOf, Outcome } from '../../core/actors'
import { defect, noErrors, errorsOfCall, errorsOfFields, errorsOfMessage, type FormErrors } from '../../core/form'
import { lookupIn, lookupResult, isAccountToLookUp, verifiedName, withLookup } from './account'
import type { makeKycImplementations, InitialData } from './actors'
import type { KycEvent, Typed } from './events'
import { fillFromRecord } from './fill-from-record'

export type KycContext = {
  /** Empty until the wizard has opened. */
  readonly customer: Customer
  /** The sections' states when the wizard opened. */
  readonly sections: readonly KycSection[]
  readonly ruleSet: RuleSet
  readonly today: CalendarDate
  /** The current step, and the furthest one that the status allows. */
  readonly step: number
  readonly reached: number
  readonly forms: KycForms
  /** What the current step has saved, once it was loaded. */
  readonly record: SavedRecord | undefined
  /** Whether the form of a saved or rejected step is open. */
  readonly isFormOpen: boolean
  readonly banks: readonly Bank[]
  readonly questions: readonly string[]
  /** The account that was looked up or verified last. */
  readonly account: LookedUpAccount | undefined
  readonly documentData: string
  /** The state of the chosen file, and how much of it has been sent, from 0 to 1. */
  readonly attachment: Attachment
  readonly sent: number
  readonly errors: FormErrors
}

type Progress = Pick<KycContext, 'sections' | 'reached'>

/** The last step with a saved section: before the step of the status, or rejected, which it was saved for. */
const lastSaved = ({ sections, reached }: Progress): number =>
  Math.max(reached - 1, ...thingsToFix(sections).map(({ step }) => step))

/**
 * Steps can be opened up to the one that the status names, and rejected ones with all before them. Once everything is
 * submitted, only the step of the status and rejected ones can be opened.
 */
const canOpen = (step: number | undefined, { sections, reached }: Progress): step is number => {
  if (step === undefined || !Number.isInteger(step) || step < 1) return false
  if (step === reached || thingsToFix(sections).some((thing) => thing.step === step)) return true
  return reached <= FORM_STEPS && step <= lastSaved({ sections, reached })
}

/** Whether the server has a record of the current step. */
export const isSavedStep = ({ step, ...context }: KycContext): boolean => step <= lastSaved(context)

/** The rejection of the current step's section by a review. */
export const rejectionAt = ({ sections, step }: KycContext): Rejection | undefined => {
  const field = fieldOfStep(step)
  return field && rejectionOf(sections, field)
}

/** The fields of a form: what a failure says of others is shown beside it. */
const namesOf = (form: object) => Object.fromEntries(Object.keys(form).map((name) => [name, name]))

const failureAt = (
  { step, forms }: Pick<KycContext, 'step' | 'forms'>,
  outcome: Either<unknown, unknown>,
  failure: () => Failure,
): FormErrors => {
  const part = partOf(step)
  if (isRight(outcome)) return noErrors
  return errorsOfCall(part ? namedBy(namesOf(forms[part]))(failure()) : failure())
}

/** The types, actors, actions and guards of the wizard; `machine.ts` has the states. */
export const kycSetup = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    tags: {} as 'settled' | 'busy' | 'loading',
  },
  actors: { ...({} as ActorsOf<typeof makeKycImplementations>), attachment: attachmentMachine },
  delays: { advance: STEP_ADVANCE_MS, lookUp: ACCOUNT_LOOK_UP_PAUSE_MS },
  actions: {
    ...({} as ActionsOf<typeof makeKycImplementations>),
    /**
     * The status alone decides at which step the wizard opens, regardless of the address, unless
     * this names a rejected section.
     */
    open: assign((_, outcome: Outcome<InitialData>) => {
      if (isLeft(outcome)) return {}
      const { wanted, ...read } = outcome.right
      const reached = openingStep(read.customer.kycStatus)
      const rejected = thingsToFix(read.sections).find(({ step }) => step === wanted)
      return {
        ...read,
        reached,
        step: rejected?.step ?? reached,
        record: undefined,
        isFormOpen: false,
        errors: noErrors,
      }
    }),
    showOpeningFailure: assign((_, outcome: Outcome<unknown>) => ({
      errors: errorsOfCall(isLeft(outcome) ? failureOf(outcome.left) : defect),
    })),
    showStep: assign(({ context }, step: number | undefined) =>
      canOpen(step, context) ? { step, record: undefined, isFormOpen: false, errors: noErrors } : {},
    ),
    fillIn: assign(({ context }, typed: Typed) => ({ forms: { ...context.forms, [typed.part]: typed.form } })),
    storeRecord: assign((_, outcome: Outcome<SavedRecord>) =>
      isRight(outcome) && isSaved(outcome.right) ? { record: outcome.right } : {},
    ),
    openForm: assign({ isFormOpen: true }),
    fillFromRecord: assign(({ context }) => ({ forms: fillFromRecord(context.forms, context.record, context) })),
    storeToday: assign((_, today: CalendarDate) => ({ today })),
    clearErrors: assign({ errors: noErrors }),
    showFields: assign((_, fields: readonly FieldFailure[]) => ({ errors: errorsOfFields(fields) })),
    showFailure: assign(({ context }, outcome: Outcome<unknown>) => ({
      errors: failureAt(context, outcome, () => (isLeft(outcome) ? failureOf(outcome.left) : defect)),
    })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
    showNotSaved: assign({ errors: errorsOfMessage(kycNotSaved) }),
    showUnclear: assign({ errors: errorsOfMessage(kycUnclear) }),
    storeBanks: assign((_, outcome: Outcome<readonly Bank[]>) => (isRight(outcome) ? { banks: outcome.right } : {})),
    storeQuestions: assign((_, outcome: Outcome<readonly string[]>) =>
      isRight(outcome) ? { questions: outcome.right } : {},
    ),
    beginLookUp: assign(({ context }) => withLookup(context, { tag: 'pending' })),
    beginVerification: assign(({ context }) => withLookup(context, { tag: 'asked' })),
    storeFinding: assign(({ context: { account } }, outcome: Outcome<string>) => ({
      account: account && { ...account, finding: lookupResult(outcome) },
    })),
    storeNoFinding: assign(({ context: { account } }) => ({
      account: account && { ...account, finding: { tag: 'unanswered' } satisfies AccountLookup },
    })),
    storeDocumentData: assign((_, outcome: Outcome<string>) =>
      isRight(outcome) ? { documentData: outcome.right } : {},
    ),
    clearDocumentData: assign({ documentData: '' }),
    beginAttachment: assign(({ context }) => ({ attachment: initialAttachment(context.forms.document.file) })),
    storeAttachment: assign((_, attachment: Attachment) => ({ attachment })),
    passFile: sendTo('attachment', (_, file: ChosenFile | undefined) => ({ type: 'choose-file', file }) as const),
    showFileError: assign(({ context: { attachment } }) => ({
      errors: errorsOfFields(
        attachment.tag === 'refused' ? [{ field: 'file', message: fileErrorMessages[attachment.error] }] : [],
      ),
    })),
    countSent: assign((_, sent: number) => ({ sent })),
    /** The details may change the name that a bank knows the customer by. */
    forgetAccount: assign(({ context: { step } }) => (step === stepOf('user-details') ? { account: undefined } : {})),
    countSaved: assign(({ context }) => ({
      reached: Math.max(context.reached, context.step + 1),
      errors: noErrors,
    })),
    endRejection: assign(({ context: { sections, step } }) => {
      const field = fieldOfStep(step)
      return field ? { sections: sentAgain(sections, field) } : {}
    }),
    takeNextStep: assign(({ context }) => ({
      step: Math.min(context.step + 1, kycStatuses.length),
      record: undefined,
      isFormOpen: false,
    })),
  },
  guards: {
    isAt: ({ context }, { step }: { readonly step: number }) => context.step === step,
    isRejected: ({ context }) => rejectionAt(context) !== undefined,
    /** Saved before, or rejected by a review: the server has a record of it. */
    isToBeRecalled: ({ context }) => !context.isFormOpen && context.step <= FORM_STEPS && isSavedStep(context),
    /** A saved step is shown read-only, unless it is to be corrected. */
    isShown: ({ context }, outcome: Outcome<SavedRecord>) =>
      isRight(outcome) && isSaved(outcome.right) && rejectionAt(context) === undefined,
    isValid: (_, fields: readonly FieldFailure[]) => fields.length === 0,
    isToasted: (_, fields: readonly FieldFailure[]) =>
      fields.length === 1 && [ageMessage, documentMessages.file].includes(fields[0]?.message ?? ''),
    isRight: (_, outcome: Outcome<unknown>) => isRight(outcome),
    isUnknown: (_, outcome: Outcome<unknown>) =>
      isLeft(outcome) && outcome.left._tag === 'NoAnswer' && outcome.left.wrote,
    isPastStep: ({ context }, outcome: Outcome<Customer>) =>
      context.step === context.reached && isRight(outcome) && openingStep(outcome.right.kycStatus) > context.step,
    /** The status does not cover a step that was saved before. */
    isStatusInconclusive: ({ context }, outcome: Outcome<Customer>) =>
      context.step !== context.reached && isRight(outcome),
    /** The file in the form, not one chosen earlier, is ready or refused. */
    isFileReady: ({ context: { attachment, forms } }) =>
      attachment.tag === 'ready' && attachment.chosen === forms.document.file,
    isFileRefused: ({ context: { attachment, forms } }) =>
      attachment.tag === 'refused' && attachment.chosen === forms.document.file,
    isWhollySent: ({ context }) => context.sent >= 1,
    canShow: ({ context }, step: number | undefined) => step !== context.step && canOpen(step, context),
    hasBanks: ({ context }) => context.banks.length > 0,
    isAccountToLookUp: ({ context }) => isAccountToLookUp(context),
    isAccountChanged: ({ context }) => lookupIn(context) === undefined,
    /** The submitted account is the one whose holder's name is known. */
    isVerifiedForm: ({ context }, bankAccount: BankAccountForm) =>
      verifiedName({ ...context, forms: { 'bank-account': bankAccount } }) !== undefined,
    hasQuestions: ({ context }) => context.questions.length > 0,
    hasPrevious: ({ context }) => context.step > 1 && context.step <= FORM_STEPS,
    hasNext: ({ context }) => canOpen(context.step + 1, context),
  },
})
