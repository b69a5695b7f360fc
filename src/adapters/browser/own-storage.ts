import type { LocalKey } from '../../domain/session/stored-items'
import type { CustomerStorage } from '../../ports/customer-storage'
import type { SafeStorage } from './storage'

/** Local storage for the customer of this page: nothing of another one is read, and nothing is stored for another one. */
export const makeOwnStorage = (
  local: SafeStorage<LocalKey>,
  { owner }: Pick<CustomerStorage, 'owner'>,
): SafeStorage<LocalKey> => {
  const isOwn = () => owner() !== undefined
  return {
    get: (key) => (isOwn() ? local.get(key) : undefined),
    set: (key, value) => {
      if (isOwn()) local.set(key, value)
    },
    remove: (key) => {
      if (isOwn()) local.remove(key)
    },
    clear: () => {
      if (isOwn()) local.clear()
    },
    keys: () => (isOwn() ? local.keys() : []),
  }
}
