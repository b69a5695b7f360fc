import type { Destination, Navigation } from '../../ports/navigation'
import type { Notice, Notifications } from '../../ports/notifications'
import { TOAST_MS } from '../../domain/rules/constants'

/** A toast as the product shows its own: 1.5 seconds. */
export const successNotice = (text: string): Notice => ({ kind: 'success', text, lasts: TOAST_MS })
export const errorNotice = (text: string): Notice => ({ kind: 'error', text, lasts: TOAST_MS })

/** The actions through which every machine reaches the customer; `makeEffects` gives them their ports. */
export const effects = {
  notify: (_: unknown, _notice: Notice): void => undefined,
  go: (_: unknown, _destination: Destination): void => undefined,
  /** The same, leaving no trace of the place before. */
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
