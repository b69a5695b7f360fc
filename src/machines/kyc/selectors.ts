import type { SnapshotFrom } from 'xstate'
import type { AccountLookup } from '../../domain/kyc/account'
import { thingsToFix, type ThingToFix } from '../../domain/kyc/sections'
import { isKnownStatus } from '../../domain/kyc/status'
import { partNames } from '../../domain/kyc/step-numbers'
import type { KycPart } from '../../domain/kyc/steps'
import { lookupIn } from './setup/account'
import type { KycMachine } from './machine'
import { isSavedStep, rejectionAt } from './setup/setup'

type Snapshot = SnapshotFrom<KycMachine>

const pending: AccountLookup = { tag: 'pending' }

/** What the page shows: a step's form, what comes after the forms, or one of the others. */
export type KycView =
  | KycPart
  | 'pending-review'
  | 'approved'
  | 'loading'
  | 'opening-failed'
  | 'saved'
  | 'saved-not-loaded'
  | 'without-banks'
  | 'without-questions'

const views: readonly KycView[] = [...partNames, 'pending-review', 'approved']

export const view = (snapshot: Snapshot): KycView => {
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.matches('OpeningFailed')) return 'opening-failed'
  if (snapshot.matches('Recalled')) return 'saved'
  if (snapshot.matches('NotRecalled')) return 'saved-not-loaded'
  if (snapshot.matches({ BankAccount: 'WithoutBanks' })) return 'without-banks'
  if (snapshot.matches({ Medical: 'WithoutQuestions' })) return 'without-questions'
  return views[snapshot.context.step - 1] ?? 'user-details'
}

export const step = (snapshot: Snapshot) => snapshot.context.step
export const reached = (snapshot: Snapshot) => snapshot.context.reached
export const sections = (snapshot: Snapshot) => snapshot.context.sections
export const errors = (snapshot: Snapshot) => snapshot.context.errors
export const forms = (snapshot: Snapshot) => snapshot.context.forms
export const banks = (snapshot: Snapshot) => snapshot.context.banks
export const questions = (snapshot: Snapshot) => snapshot.context.questions
export const today = (snapshot: Snapshot) => snapshot.context.today

/** What the current step has saved. */
export const record = (snapshot: Snapshot) => snapshot.context.record
/** The rejection of the current step by a review. */
export const rejection = (snapshot: Snapshot) => (snapshot.matches('Saved') ? undefined : rejectionAt(snapshot.context))
/** What a review rejected and was not sent again yet. */
export const toFix = (snapshot: Snapshot): readonly ThingToFix[] =>
  thingsToFix(snapshot.context.sections).filter(
    ({ step }) => !snapshot.matches('Saved') || step !== snapshot.context.step,
  )
/** The server returned no status that the wizard knows, so it opened at its first step. */
export const isStatusUnknown = ({ context }: Snapshot): boolean =>
  context.step === 1 && context.reached === 1 && !isKnownStatus(context.customer.kycStatus)

/** From the submit until the next step opens. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.matches('Saved')
export const isVerifying = (snapshot: Snapshot): boolean => snapshot.matches({ BankAccount: 'Verifying' })
/** What is known of the account that the form names. */
export const accountFinding = (snapshot: Snapshot): AccountLookup | undefined =>
  isVerifying(snapshot) ? pending : lookupIn(snapshot.context)
/** Whether the current step was saved before. */
export const isSavedBefore = (snapshot: Snapshot): boolean =>
  isSavedStep(snapshot.context) && !rejectionAt(snapshot.context) && !snapshot.matches('Saved')

export const attachment = (snapshot: Snapshot) => snapshot.context.attachment
/** The fraction of the document that has been sent, from 0 to 1; `undefined` while none is being sent. */
export const sentPart = (snapshot: Snapshot): number | undefined =>
  snapshot.matches({ Document: 'Saving' }) ? snapshot.context.sent : undefined
/** Whether the upload can be stopped: from the submit until there is an answer. */
export const canStopSending = (snapshot: Snapshot): boolean => snapshot.can({ type: 'stop-sending' })
