import { LOGIN_TOKEN_STORAGE_KEY, REGISTRATION_EMAIL_STORAGE_KEY } from '../../domain/rules/constants'
import type { SessionChange, SessionStore } from '../../ports/session-store'
import type { OfflineData } from '../../ports/offline-data'
import type { LocalKey, TabKey } from '../../domain/session/stored-items'
import type { SafeStorage } from './storage'
import { usable } from './usable-token'

/** The part of `window` that reports changes of local storage by other tabs. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

const ENDS = 'token-ends'

/** The change in another tab: log-out, or a token removed or stored. */
const changeOf = (event: StorageEvent): SessionChange | undefined => {
  if (event.key === null) return 'cleared'
  if (event.key !== LOGIN_TOKEN_STORAGE_KEY) return undefined
  return usable(event.newValue ?? undefined) === undefined ? 'removed' : 'stored'
}

/**
 * The session store in local storage; `session` is the session storage of this tab, which log-out clears too.
 * A refused token is removed only if it is still the stored one. `offlineData` is
 * what the customer keeps for use without a network; a log-in hides it, a log-out erases it.
 */
export const makeSessionStore = (
  local: SafeStorage<LocalKey>,
  session: SafeStorage<TabKey>,
  events: StorageEvents,
  offlineData?: Pick<OfflineData, 'clearOwner' | 'erase'>,
): SessionStore => {
  const listeners = new Set<(change: SessionChange) => void>()
  const notify = (change: SessionChange) => {
    // Iterates over a copy: a listener may subscribe or unsubscribe.
    Array.from(listeners).forEach((listener) => {
      listener(change)
    })
  }
  const token = () => usable(local.get(LOGIN_TOKEN_STORAGE_KEY))
  return {
    token,
    saveToken: (value, endsAt) => {
      offlineData?.clearOwner()
      // First: the token tells other tabs.
      if (endsAt === undefined) local.remove(ENDS)
      else local.set(ENDS, String(endsAt))
      local.set(LOGIN_TOKEN_STORAGE_KEY, value)
      notify('stored')
    },
    endsAt: () => {
      const endsAt = local.get(ENDS) ?? ''
      return /^\d+$/.test(endsAt) ? Number(endsAt) : undefined
    },
    refuseToken: (value) => {
      if (token() !== value) return
      local.remove(LOGIN_TOKEN_STORAGE_KEY)
      local.remove(ENDS)
      notify('refused')
    },
    registeredEmail: () => local.get(REGISTRATION_EMAIL_STORAGE_KEY),
    saveRegisteredEmail: (email) => {
      local.set(REGISTRATION_EMAIL_STORAGE_KEY, email)
    },
    clear: async () => {
      local.clear()
      session.clear()
      await offlineData?.erase()
    },
    watch: (listener) => {
      const onStorage = (event: Event) => {
        const change = event instanceof StorageEvent ? changeOf(event) : undefined
        if (change !== undefined) listener(change)
      }
      listeners.add(listener)
      events.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        events.removeEventListener('storage', onStorage)
      }
    },
  }
}
