import type { Destination, Navigation } from '../../ports/navigation'
import type { Notice, Notifications } from '../../ports/notifications'
import type { Failure } from '../../domain/failure/failure'
import { TOAST_MS } from '../../domain/rules/constants'
import { defect } from './form'

/** A toast with the product's default duration of 1.5 seconds. */
export const successNotice = (text: string): Notice => ({ kind: 'success', text, lasts: TOAST_MS })
export const errorNotice = (text: string): Notice => ({ kind: 'error', text, lasts: TOAST_MS })

/** The toast of a failure that the form's summary announces. */
export const formErrorNotice = (text: string): Notice => ({ ...errorNotice(text), repeated: true })

type Done<Output> = { readonly event: { readonly output: Output } }

/** The actions of a form whose call failed: the failure at the form, and as a toast. */
export const failureReported = <Output>(failureFrom: (output: Output) => Failure) =>
  [
    { type: 'showFailure', params: ({ event }: Done<Output>) => event.output },
    { type: 'notify', params: ({ event }: Done<Output>) => formErrorNotice(failureFrom(event.output).message) },
  ] as const

/** The same of a form whose actor threw. */
export const defectReported = ['showDefect', { type: 'notify', params: () => formErrorNotice(defect.message) }] as const

/** The side effects that every machine has; `makeEffects` implements them with the ports. */
export const effects = {
  notify: (_: unknown, _notice: Notice): void => undefined,
  go: (_: unknown, _destination: Destination): void => undefined,
  /** The same, replacing the current history entry. */
  goInstead: (_: unknown, _destination: Destination): void => undefined,
}

export const makeEffects = (ports: { notifications: Notifications; navigation: Navigation }): typeof effects => ({
  notify: (_, notice) => {
    ports.notifications.notify(notice)
  },
  go: (_, destination) => {
    ports.navigation.go(destination)
  },
  goInstead: (_, destination) => {
    ports.navigation.go(destination, { replace: true })
  },
})
