import { isLeft, isRight } from 'fp-ts/Either'
import type { Failure } from '../../domain/failure/failure'
import type { PortError } from '../../domain/failure/port-error'
import type { Parsed } from '../../domain/rules/rule'
import type { Outcome } from './actors'
import { defectReported, failureReported, formErrorNotice } from './effects'
import { defect, errorsOfCall, errorsOfFields, fieldFailuresOf, firstMessage, noErrors, type FormErrors } from './form'

/** A form as it was submitted last, and its errors. */
export type Submission<Form> = { readonly form: Form; readonly errors: FormErrors }

/** The failure of a call as a form shows it; an outcome that is none stands for a defect. */
export const failureBy =
  (failureOf: (error: PortError) => Failure) =>
  (outcome: Outcome<unknown>): Failure =>
    isLeft(outcome) ? failureOf(outcome.left) : defect

type Submitted<Form> = { readonly event: { readonly form: Form } }

const submitted = <Form>({ event }: Submitted<Form>): Form => event.form

/**
 * A form that is checked and sent once. An invalid one is not sent, and a failure leaves it as it is; a toast repeats what
 * is shown. `failureFrom` is what the screen shows of a failed call.
 */
export const makeSubmission = <Form, Value>(
  parse: (form: Form) => Parsed<Value>,
  failureFrom: (outcome: Outcome<unknown>) => Failure,
) => {
  const fieldsOf = (form: Form) => fieldFailuresOf(parse(form))
  return {
    isComplete: (_: unknown, form: Form): boolean => isRight(parse(form)),
    storeForm: (_: unknown, form: Form) => ({ form, errors: noErrors }),
    showFields: (_: unknown, form: Form) => ({ errors: errorsOfFields(fieldsOf(form)) }),
    showFailure: (_: unknown, outcome: Outcome<unknown>) => ({ errors: errorsOfCall(failureFrom(outcome)) }),
    /** The transitions of the submit. */
    submitTo: <Target extends string>(target: Target) =>
      [
        {
          guard: { type: 'isComplete', params: submitted<Form> },
          target,
          actions: { type: 'storeForm', params: submitted<Form> },
        },
        {
          actions: [
            { type: 'showFields', params: submitted<Form> },
            {
              type: 'notify',
              params: ({ event }: Submitted<Form>) => formErrorNotice(firstMessage(fieldsOf(event.form))),
            },
          ],
        },
      ] as const,
    /** The call of the state that sends the form: what follows a success, and the state to return to. */
    sending: <const Done extends readonly object[], Back extends string>(done: Done, back: Back) =>
      ({
        input: ({ context }: { readonly context: { readonly form: Form } }) => parse(context.form),
        onDone: [...done, { target: back, actions: failureReported(failureFrom) }],
        onError: { target: back, actions: defectReported },
      }) as const,
  }
}
