import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import type { Beneficiaries, Beneficiary, RelationshipType } from '../../domain/beneficiary/beneficiary'
import {
  emptyBeneficiary,
  type BeneficiaryDetails,
  type NewBeneficiaryForm,
} from '../../domain/beneficiary/beneficiary-form'
import { beneficiaryMessages, beneficiaryLabels } from '../../domain/beneficiary/messages'
import { emptyDocument, type DocumentUpload } from '../../domain/kyc/document'
import { documentMessages } from '../../domain/kyc/messages'
import type { FieldFailure } from '../../domain/rules/rule'
import { SHOWN_STALE_AFTER_MS } from '../../domain/rules/constants'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { failureOf, namedBy, plainFailure, type FieldsByMember } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { effects } from '../core/effects'
import { defect, noErrors, errorsOfCall, errorsOfFields, errorsOfMessage, type FormErrors } from '../core/form'
import type { BeneficiariesActors as Actors, OpenedForm } from './contracts'
import type { DayBegan } from '../core/today'
import { noFormOpen, type BeneficiariesEvent, type Opened, type QuotePlace } from './events'

export type BeneficiariesContext = {
  readonly beneficiaries: readonly Beneficiary[]
  /** The server's total; `undefined` until it is known. */
  readonly total: number | undefined
  readonly listMessage: string
  readonly types: readonly RelationshipType[]
  readonly opened: Opened
  readonly quote: QuotePlace | undefined
  readonly form: NewBeneficiaryForm
  readonly today: CalendarDate
  readonly documentData: string
  readonly errors: FormErrors
}

export const emptyForm: NewBeneficiaryForm = { ...emptyBeneficiary, ...emptyDocument }

/** The server uses another name for the share. */
type Member = Exclude<keyof BeneficiaryDetails, 'share'> | 'sharePercentage' | keyof DocumentUpload

const names: FieldsByMember<Record<Member, unknown>, NewBeneficiaryForm> = {
  surname: 'surname',
  otherNames: 'otherNames',
  sharePercentage: 'sharePercentage',
  relationshipType: 'relationshipType',
  mobileNo: 'mobileNo',
  data: 'file',
  type: 'type',
  issueDate: 'issueDate',
  expiryDate: 'expiryDate',
}

/** A rejection because of the total of the shares names no field; it is shown at the share, and only what else it says beside the form. */
const saveFailure = (outcome: Outcome<unknown>): FormErrors => {
  const failure = namedBy(names)(isLeft(outcome) ? failureOf(outcome.left) : defect)
  if (failure.message !== beneficiaryMessages.sharesTotal) return errorsOfCall(failure)
  const share = { field: 'sharePercentage', message: failure.message }
  const [first, ...others] = [...(failure.details === undefined ? [] : [failure.details]), ...failure.violations]
  return {
    fields: [...failure.fields.filter(({ field }) => field !== share.field), share],
    failure: first === undefined ? undefined : { ...plainFailure(first), violations: others },
  }
}

export const initialContext: BeneficiariesContext = {
  beneficiaries: [],
  total: undefined,
  listMessage: '',
  types: [],
  opened: noFormOpen,
  quote: undefined,
  form: emptyForm,
  today: '1970-01-01' as CalendarDate,
  documentData: '',
  errors: noErrors,
}

/** The types, actors, actions and guards of the beneficiaries; `machine.ts` has the states. */
export const beneficiariesSetup = setup({
  types: {
    context: {} as BeneficiariesContext,
    events: {} as BeneficiariesEvent,
    input: {} as { readonly opened: Opened; readonly quote: QuotePlace | undefined },
    tags: {} as 'settled' | 'busy',
  },
  actors: {
    loadList: unimplemented<Actors['loadList']['output']>(),
    loadTypes: unimplemented<Actors['loadTypes']['output']>(),
    openForm: unimplemented<Actors['openForm']['output'], Actors['openForm']['input']>(),
    readDocument: unimplemented<Actors['readDocument']['output'], Actors['readDocument']['input']>(),
    save: unimplemented<Actors['save']['output'], Actors['save']['input']>(),
    lookUp: unimplemented<Actors['lookUp']['output'], Actors['lookUp']['input']>(),
    watchAddress: fromCallback<BeneficiariesEvent>(() => undefined),
    watchConnection: fromCallback<BeneficiariesEvent>(() => undefined),
    watchToday: fromCallback<DayBegan>(() => undefined),
  },
  delays: { staleAfter: SHOWN_STALE_AFTER_MS },
  actions: {
    ...effects,
    /** Opens this form in the address, or none; the rest of the address is preserved. */
    showOpened: (_, _place: { readonly opened: Opened; readonly replace: boolean }) => undefined,
    saveDraft: (_, _draft: { context: BeneficiariesContext; form: NewBeneficiaryForm; when: 'soon' | 'now' }) =>
      undefined,
    dropDraft: (_, _of: BeneficiariesContext) => undefined,
    storeToday: assign((_, today: CalendarDate) => ({ today })),
    storeList: assign((_, outcome: Outcome<Beneficiaries>) =>
      isRight(outcome) ? { beneficiaries: outcome.right.rows, total: outcome.right.total } : {},
    ),
    storeListMessage: assign((_, outcome: Outcome<unknown>) => ({
      listMessage: (isLeft(outcome) ? failureOf(outcome.left) : defect).message,
    })),
    showListDefect: assign({ listMessage: defect.message }),
    storeTypes: assign((_, outcome: Outcome<readonly RelationshipType[]>) =>
      isRight(outcome) ? { types: outcome.right } : {},
    ),
    saveQuotePlace: assign((_, quote: QuotePlace | undefined) => ({ quote })),
    setOpened: assign((_, opened: Opened) => ({ opened, errors: noErrors })),
    openWith: assign((_, outcome: Outcome<OpenedForm>) => (isRight(outcome) ? { ...outcome.right } : {})),
    fillIn: assign((_, form: NewBeneficiaryForm) => ({ form })),
    clearForm: assign({ form: emptyForm, opened: noFormOpen, errors: noErrors }),
    clearErrors: assign({ errors: noErrors }),
    storeDocumentData: assign((_, outcome: Outcome<string>) =>
      isRight(outcome) ? { documentData: outcome.right } : {},
    ),
    clearDocumentData: assign({ documentData: '' }),
    showFields: assign((_, fields: readonly FieldFailure[]) => ({ errors: errorsOfFields(fields) })),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ errors: saveFailure(outcome) })),
    showNotSaved: assign({ errors: errorsOfMessage(beneficiaryLabels.notSaved) }),
    showUnclear: assign({ errors: errorsOfMessage(beneficiaryLabels.unclear) }),
    showDefect: assign({ errors: errorsOfCall(defect) }),
  },
  guards: {
    isRight: (_, outcome: Outcome<unknown>) => isRight(outcome),
    isTrue: (_, outcome: Outcome<boolean>) => isRight(outcome) && outcome.right,
    isMissing: (_, outcome: Outcome<unknown>) =>
      isLeft(outcome) && (outcome.left._tag === 'NotFound' || outcome.left._tag === 'Forbidden'),
    isUnknown: (_, outcome: Outcome<unknown>) =>
      isLeft(outcome) && outcome.left._tag === 'NoAnswer' && outcome.left.wrote,
    isRefused: (_, outcome: Outcome<unknown>) => isLeft(outcome) && outcome.left._tag === 'Rejected',
    isValid: (_, fields: readonly FieldFailure[]) => fields.length === 0,
    isToasted: (_, fields: readonly FieldFailure[]) =>
      fields.length === 1 && fields[0]?.message === documentMessages.file,
    isNothingOpened: ({ context }) => !context.opened.adding && context.opened.id === undefined,
    isAdding: ({ context }) => context.opened.adding,
    isOther: ({ context }, opened: Opened) =>
      opened.adding !== context.opened.adding || opened.id !== context.opened.id,
  },
})
