import type { ResetLink } from '../../domain/session/password-reset'
import type { OpenedResetLink } from '../../ports/opened-reset-link'

/** The part of `window` that the link is taken from. */
type Browser = Pick<Window, 'addEventListener'> & {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

const linkIn = (parameters: URLSearchParams): ResetLink | undefined => {
  const [userId, resetCode] = [parameters.get('userId'), parameters.get('resetCode')]
  if (!userId || !resetCode) return undefined
  return {
    userId,
    resetCode,
    c: parameters.get('c') ?? undefined,
    expireDate: parameters.get('expireDate') ?? undefined,
  }
}

/**
 * Takes the link of a reset mail out of the address, `#reset?userId=…&resetCode=…`, at once and whenever one is opened in
 * this tab: only `#reset` remains in the address and in the history. It has to be made before anything else reads the
 * address, and before the first request.
 */
export const makeOpenedResetLink = (browser: Browser): OpenedResetLink => {
  const { location, history } = browser
  const listeners = new Set<(link: ResetLink | undefined) => void>()
  let link: ResetLink | undefined
  const open = (opened: ResetLink | undefined) => {
    link = opened
    Array.from(listeners).forEach((listener) => {
      listener(link)
    })
  }
  const take = () => {
    const parameters = /^#reset\?(.*)$/is.exec(location.hash)?.[1]
    if (parameters === undefined) return
    history.replaceState(history.state, '', `${location.pathname}${location.search}#reset`)
    open(linkIn(new URLSearchParams(parameters)))
  }
  take()
  browser.addEventListener('popstate', take)
  return {
    read: () => link,
    open,
    forget: () => {
      link = undefined
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
