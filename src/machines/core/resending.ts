import { countingDown, type Resend } from './countdown'
import { successNotice } from './effects'
import { output } from './output'

type Resending<Context extends Resend, Request, Guard, Failed> = {
  /** The input of `sendCode`. */
  readonly request: (here: { readonly context: Context }) => Request
  /** The guard of a code that was sent, and the toast that says so. */
  readonly isSent: Guard
  readonly sent: string
  /** The actions after a failure. */
  readonly failed: Failed
}

/** The states of a form for a code that was sent: after a wait another code can be requested. */
export const resending = <Context extends Resend, Request, const Guard extends string, const Failed>({
  request,
  isSent,
  sent,
  failed,
}: Resending<Context, Request, Guard, Failed>) =>
  ({
    CountingDown: {
      description: 'A code was sent; the next one can be requested after the countdown.',
      ...countingDown('CodeCanBeSent'),
    },
    CodeCanBeSent: {
      description: 'Another code can be requested.',
      on: { 'resend-code': { target: 'ResendingCode', actions: 'clearErrors' } },
    },
    ResendingCode: {
      description: 'Another code is being sent; a submit is ignored, since the new code replaces the old one.',
      on: { 'submit-code': {} },
      invoke: {
        src: 'sendCode',
        input: request,
        onDone: [
          {
            guard: { type: isSent, params: output },
            target: 'CountingDown',
            actions: [
              { type: 'storeSent', params: output },
              { type: 'notify', params: () => successNotice(sent) },
            ],
          },
          { target: 'CodeCanBeSent', actions: failed },
        ],
        onError: { target: 'CodeCanBeSent', actions: 'showDefect' },
      },
    },
    AsBefore: { type: 'history', description: 'Returns to the state before the submit.' },
  }) as const
