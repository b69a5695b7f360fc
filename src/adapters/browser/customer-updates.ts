import type { CustomerUpdates } from '../../ports/customer-updates'

/** Updates inside this page. */
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
