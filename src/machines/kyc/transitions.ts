import { errorNotice } from '../core/effects'
import { firstMessage } from '../core/form'
import { output } from '../core/output'
import { brokenRules, typedOf } from './parse'
import type { SubmitEvent } from './events'
import type { KycContext } from './setup'

type Submitted = { readonly context: KycContext; readonly event: SubmitEvent }

/** Whose drafts these are. */
export const userNameIn = (context: KycContext): string => context.customer.userName ?? ''
const broken = ({ context, event }: Submitted) => brokenRules(context, event)

/** Kept before anything is sent: what was typed, on the screen and as a draft. */
const takeForm = [
  { type: 'fillIn', params: ({ event }: Submitted) => typedOf(event) },
  {
    type: 'saveDraft',
    params: ({ context, event }: Submitted) =>
      ({ userName: userNameIn(context), typed: typedOf(event), when: 'now' }) as const,
  },
  'clearErrors',
] as const

/** A form that breaks a rule stays, with the messages at its fields. */
const refused = { actions: { type: 'showFields', params: broken } } as const

const toasted = {
  guard: { type: 'isToasted', params: broken },
  actions: [
    { type: 'showFields', params: broken },
    { type: 'notify', params: (submitted: Submitted) => errorNotice(firstMessage(broken(submitted))) },
  ],
} as const

const accepted = <Target extends string>(target: Target) =>
  ({ guard: { type: 'isValid', params: broken }, target, actions: takeForm }) as const

/** A submit: to `target` when the form keeps its rules. */
export const submitTo = <Target extends string>(target: Target) => [accepted(target), refused] as const

/** The same for the forms that have a message which is shown by a toast as well. */
export const submitOrToastTo = <Target extends string>(target: Target) => [accepted(target), toasted, refused] as const

/**
 * What the answer to a save leads to: a failure, back to the form with its reason (requirement KYC-13). A write that
 * got no answer is looked up before anything else is said.
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
/** An actor that broke instead of answering. */
export const onDefect = { target: 'Editing', actions: 'showDefect' } as const

/**
 * While something runs, Back waits; the address is put right by the step that follows. What is typed meanwhile does
 * not change what is being verified and saved.
 */
export const ignoreWhileBusy = { 'address-changed': {}, 'go-back': {}, 'go-on': {}, 'fill-in': {} } as const
