import { left, right, type Either } from 'fp-ts/Either'
import { summaryOf, type SaveFailure, type OfflinePolicy } from '../../src/domain/policy/offline-policy'
import { idText } from '../../src/domain/values/id'
import type { OfflinePolicies } from '../../src/ports/offline-policies'
import type { Connectivity } from '../../src/ports/connectivity'
import type { ResetLink } from '../../src/domain/session/password-reset'
import type { OpenedResetLink } from '../../src/ports/opened-reset-link'
import type { Destination, Navigation } from '../../src/ports/navigation'
import type { CustomerStorage, StorageOwner } from '../../src/ports/customer-storage'
import type { OfflineData } from '../../src/ports/offline-data'
import type { Notice, Notifications } from '../../src/ports/notifications'
import type { TrustedBrowser } from '../../src/ports/trusted-browser'
import type { SessionEnd } from '../../src/ports/session-end'
import type { SessionChange, SessionStore } from '../../src/ports/session-store'

/** Navigation that records its calls. `arrives` changes the address as a link or Back would. */
export const recordedNavigation = (start: Destination = { screen: 'dashboard' }) => {
  const log: (Destination | 'save-place' | 'saved-place')[] = []
  /** Whether each `go` replaced the history entry. */
  const hows: Parameters<Navigation['go']>[1][] = []
  const state: { here: Destination | undefined; forgotten: number } = { here: start, forgotten: 0 }
  const listeners = new Set<(destination: Destination | undefined) => void>()
  const navigation: Navigation = {
    go: (destination, how) => {
      log.push(destination)
      hows.push(how)
    },
    here: () => state.here,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addressOf: ({ screen }) => `https://portal.test/${screen}`,
    savePlace: () => void log.push('save-place'),
    forgetPlace: () => {
      state.forgotten += 1
    },
    goToSavedPlace: () => void log.push('saved-place'),
  }
  const arrives = (destination: Destination | undefined) => {
    state.here = destination
    listeners.forEach((listener) => {
      listener(destination)
    })
  }
  return Object.assign(navigation, { log, hows, state, arrives })
}

/** Recorded navigation with a router: `go` changes the address; `render` decides when the listeners are called. */
export const routedNavigation = (start: Destination, render: (report: () => void) => void = (report) => report()) => {
  const navigation = recordedNavigation(start)
  const { go } = navigation
  return Object.assign(navigation, {
    go: (...[destination, how]: Parameters<typeof go>) => {
      go(destination, how)
      navigation.state.here = destination
      render(() => {
        navigation.arrives(navigation.state.here)
      })
    },
  })
}

/** Notifications that record what they show. */
export const recordedNotifications = () => {
  const notices: Notice[] = []
  const notifications: Notifications = {
    notify: (notice) => void notices.push(notice),
    loading: () => (notice) => {
      if (notice) notices.push(notice)
    },
  }
  return Object.assign(notifications, { notices })
}

/** The mark of a trusted browser in memory. */
export const memoryTrustedBrowser = (browserToken?: string): TrustedBrowser => {
  let offlineData = browserToken
  return {
    read: () => offlineData,
    save: (saved) => {
      offlineData = saved
    },
    isOutOfReach: () => false,
  }
}

/** A session store in memory. `changes` simulates another tab or the server. */
export const memoryStore = (token?: string) => {
  const state = { token, endsAt: undefined as number | undefined, email: undefined as string | undefined, clears: 0 }
  const listeners = new Set<(change: SessionChange) => void>()
  const changes = (change: SessionChange) => {
    Array.from(listeners).forEach((listener) => {
      listener(change)
    })
  }
  const store: SessionStore = {
    token: () => state.token,
    saveToken: (value, endsAt) => {
      Object.assign(state, { token: value, endsAt })
      changes('stored')
    },
    endsAt: () => state.endsAt,
    refuseToken: (value) => {
      if (state.token !== value) return
      state.token = undefined
      changes('refused')
    },
    registeredEmail: () => state.email,
    saveRegisteredEmail: (email) => {
      state.email = email
    },
    clear: () => {
      Object.assign(state, { token: undefined, email: undefined, clears: state.clears + 1 })
      return Promise.resolve()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return Object.assign(store, { state, changes, listeners })
}

/** What the browser holds of a customer, in memory: the owner is the email address, `owners` the calls. */
export const memoryCustomerStorage = (owner?: string) => {
  const state = { owner, owners: [] as StorageOwner[] }
  const storage: CustomerStorage = {
    setOwner: (customer) => {
      state.owner = customer.email
      state.owners.push(customer)
      return Promise.resolve()
    },
    owner: () => state.owner,
  }
  return Object.assign(storage, { state })
}

/** A session end that never comes by itself; `watches` has how often it was watched and is. */
export const watchedSessionEnd = () => {
  const watches = { begun: 0, open: 0 }
  const sessionEnd: SessionEnd = {
    watch: () => {
      watches.begun += 1
      watches.open += 1
      return () => {
        watches.open -= 1
      }
    },
  }
  return Object.assign(sessionEnd, { watches })
}

/** The mark of the offline policies, in memory. */
export const memoryOfflineData = (owner?: string) => {
  const state = { owner, erased: 0 }
  const offlineData: OfflineData = {
    owner: () => state.owner,
    belongsTo: (whose) => {
      state.owner = whose
    },
    clearOwner: () => {
      state.owner = undefined
    },
    setOwner: (whose) => {
      state.owner = whose
      return Promise.resolve()
    },
    erase: () => {
      Object.assign(state, { owner: undefined, erased: state.erased + 1 })
      return Promise.resolve()
    },
  }
  return Object.assign(offlineData, { state })
}

/** Offline policies in memory; `log` has the calls. With a failure nothing can be saved or removed. */
export const memoryOfflinePolicies = (before: readonly OfflinePolicy[], failure?: SaveFailure) => {
  const state = { rows: [...before], failure, canBeEvicted: false }
  const log: string[] = []
  const answer =
    <A>(value: () => A) =>
    () =>
      Promise.resolve<Either<SaveFailure, A>>(state.failure === undefined ? right(value()) : left(state.failure))
  const policies: OfflinePolicies = {
    canBeEvicted: () => state.canBeEvicted,
    save: ({ owner, policy }) => {
      log.push(`kept ${idText(policy.id)} of ${owner}`)
      const row = summaryOf(policy, 0)
      return answer(() => {
        state.rows.push(row)
        return row
      })
    },
    read: (owner) => {
      log.push(`read ${owner}`)
      return () => Promise.resolve(right(state.rows))
    },
    remove: ({ owner, id }) => {
      log.push(`removed ${id} of ${owner}`)
      return answer(() => {
        state.rows = state.rows.filter((row) => row.id !== id)
      })
    },
  }
  return Object.assign(policies, { state, log })
}

/** Connectivity controlled by the test. */
export const switchedConnectivity = (online = true) => {
  const state = { online }
  const listeners = new Set<() => void>()
  const connectivity: Connectivity = {
    isOnline: () => state.online,
    onOnline: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const comesBack = () => {
    state.online = true
    listeners.forEach((listener) => {
      listener()
    })
  }
  return Object.assign(connectivity, { state, listeners, comesBack })
}

/** The link of a reset mail, opened in this tab. `opens` opens another one. */
export const memoryResetLink = (link?: ResetLink) => {
  const state = { link, listeners: new Set<(link: ResetLink | undefined) => void>() }
  const opens = (other: ResetLink | undefined) => {
    state.link = other
    Array.from(state.listeners).forEach((listener) => {
      listener(other)
    })
  }
  const opened: OpenedResetLink = {
    read: () => state.link,
    open: opens,
    forget: () => {
      state.link = undefined
    },
    watch: (listener) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
  }
  return Object.assign(opened, { opens, listeners: state.listeners })
}
