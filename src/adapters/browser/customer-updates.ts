import type { CustomerUpdates } from '../../ports/customer-updates'

/** Notifies listeners within this page that the customer's data has changed. */
export const makeCustomerUpdates = (): CustomerUpdates => {
  const listeners = new Set<() => void>()
  return {
    changed: () => {
      listeners.forEach((listener) => {
        listener()
      })
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
