import { Navigation, type Destination } from '../../ports/navigation'
import { Notifications, type Notice } from '../../ports/notifications'
import type { PortsOf } from '../../ports/token'
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

/** The ports of the side effects that most machines have. */
export const effectPorts = { navigation: Navigation, notifications: Notifications }

export const makeEffects = (ports: PortsOf<typeof effectPorts>) => ({
  notify: (_: unknown, notice: Notice): void => {
    ports.notifications.notify(notice)
  },
  go: (_: unknown, destination: Destination): void => {
    ports.navigation.go(destination)
  },
  /** The same, replacing the current history entry. */
  goInstead: (_: unknown, destination: Destination): void => {
    ports.navigation.go(destination, { replace: true })
  },
})
