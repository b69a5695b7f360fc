import { LOGIN_TOKEN_STORAGE_KEY, REGISTRATION_EMAIL_STORAGE_KEY } from '../../domain/rules/constants'
import type { SessionChange, SessionStore } from '../../ports/session-store'
import type { SafeStorage } from './storage'

/** The events of `window` that tell what another tab did to local storage. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** A token is one word of printable characters; what a broken script leaves behind (`null`, say) is none. */
const usable = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w.~+/=-]+$/.test(text) && text !== 'null' && text !== 'undefined' ? text : undefined

/** What another tab did: it logged out (requirement SESS-06), lost its token or stored one (requirement SESS-10). */
const changeOf = (event: StorageEvent): SessionChange | undefined => {
  if (event.key === null) return 'cleared'
  if (event.key !== LOGIN_TOKEN_STORAGE_KEY) return undefined
  return usable(event.newValue ?? undefined) === undefined ? 'removed' : 'stored'
}

/**
 * The session store on local storage; `session` is the storage of this tab, which log-out clears too
 * (requirement SESS-04). A refusal counts only for the token that is still stored (requirement SESS-08).
 */
export const makeSessionStore = (local: SafeStorage, session: SafeStorage, events: StorageEvents): SessionStore => {
  const listeners = new Set<(change: SessionChange) => void>()
  const tell = (change: SessionChange) => {
    // A copy: whoever hears this may stop listening, or start.
    Array.from(listeners).forEach((listener) => {
      listener(change)
    })
  }
  const token = () => usable(local.get(LOGIN_TOKEN_STORAGE_KEY))
  return {
    token,
    saveToken: (value) => {
      local.set(LOGIN_TOKEN_STORAGE_KEY, value)
      tell('stored')
    },
    refuseToken: (value) => {
      if (token() !== value) return
      local.remove(LOGIN_TOKEN_STORAGE_KEY)
      tell('refused')
    },
    registeredEmail: () => local.get(REGISTRATION_EMAIL_STORAGE_KEY),
    saveRegisteredEmail: (email) => {
      local.set(REGISTRATION_EMAIL_STORAGE_KEY, email)
    },
    clear: () => {
      local.clear()
      session.clear()
    },
    watch: (listener) => {
      const hear = (event: Event) => {
        const change = event instanceof StorageEvent ? changeOf(event) : undefined
        if (change !== undefined) listener(change)
      }
      listeners.add(listener)
      events.addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        events.removeEventListener('storage', hear)
      }
    },
  }
}
