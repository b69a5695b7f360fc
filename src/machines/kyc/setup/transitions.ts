import { formErrorNotice } from '../../core/effects'
import { firstMessage } from '../../core/form'
import { output } from '../../core/output'
import { brokenRules, typedOf } from './parse'
import type { SubmitEvent } from './events'
import type { KycContext } from './setup'

type Submitted = { readonly context: KycContext; readonly event: SubmitEvent }

const broken = ({ context, event }: Submitted) => brokenRules(context, event)

/** Stores what was typed before the request, in the context and as a draft. */
export const storeForm = [
  { type: 'fillIn', params: ({ event }: Submitted) => typedOf(event) },
  {
    type: 'saveDraft',
    params: ({ event }: Submitted) => ({ typed: typedOf(event), when: 'now' }) as const,
  },
  'clearErrors',
] as const

/** An invalid form stays open, with the messages at its fields. */
const refused = { actions: { type: 'showFields', params: broken } } as const

const toasted = {
  guard: { type: 'isToasted', params: broken },
  actions: [
    { type: 'showFields', params: broken },
    { type: 'notify', params: (submitted: Submitted) => formErrorNotice(firstMessage(broken(submitted))) },
  ],
} as const

const accepted = <Target extends string>(target: Target) =>
  ({ guard: { type: 'isValid', params: broken }, target, actions: storeForm }) as const

/** A submit: leads to `target` if the form is valid. */
export const submitTo = <Target extends string>(target: Target) => [accepted(target), refused] as const

/** The same for the forms with a message that is also shown as a toast. */
export const submitOrToastTo = <Target extends string>(target: Target) => [accepted(target), toasted, refused] as const

/**
 * Handles the answer to a save: a failure returns to the form with its reason. After a write
 * without an answer the status is read first.
 */
export const saveAnswered = [
  { guard: { type: 'isRight', params: output<unknown> }, target: '#kyc.Saved' },
  {
    guard: { type: 'isUnknown', params: output<unknown> },
    target: '#kyc.Checking',
    actions: { type: 'showFailure', params: output<unknown> },
  },
  { target: 'Editing', actions: { type: 'showFailure', params: output<unknown> } },
] as const
/** The error transition of an actor that threw instead of answering. */
export const onDefect = { target: 'Editing', actions: 'showDefect' } as const

/**
 * While a call is running, Back has no effect; the following step corrects the address. What is typed meanwhile does
 * not change what is being verified and saved.
 */
export const ignoreWhileBusy = { 'address-changed': {}, 'go-back': {}, 'go-on': {}, 'fill-in': {} } as const
