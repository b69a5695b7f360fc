import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listNames } from '../../domain/lists/lists'
import { isDocument } from '../session/is-document'
import { leaveFor } from '../session/leave-for'
import { NavigationContext } from '../session/link'
import { fromAddress, toPath } from './paths'
import { addressChanged } from '../components/page/use-address-change'
import { screenChanged } from '../components/page/use-screen'

/** Connects the router to the Navigation port: one function to navigate, and a notification of every navigation. */
export type Router = {
  readonly attach: (navigator: (path: string, how: { readonly replace: boolean }) => void) => void
  readonly addressChanged: () => void
}

/** Within a list the scroll position is preserved when its page, order or search change, or its details open. */
const inPlace: readonly unknown[] = [...listNames, 'verifications']

const historyEntryOf = (key: string, address: { readonly pathname: string; readonly search: string }): string => {
  return inPlace.includes(fromAddress(address)?.screen) ? address.pathname : key
}

/** What a history entry keeps: the address that it was opened from. */
type Entry = { readonly from?: string }

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

const addressOf = ({ pathname, search, hash }: Address): string => pathname + search + hash

const entryFrom = (address: Address): Entry => ({ from: addressOf(address) })

/** Loads the scripts of an address before its screen is there; of one that is being opened, what it begins with too. */
export type Prepare = (path: string, isOpening?: boolean) => void

type Props = { readonly router: Router; readonly prepare: Prepare; readonly children: ReactNode }

/** Passes the router's navigation to the Navigation port and to the links. */
export const RouterBinding = ({ router, prepare, children }: Props) => {
  const { attach } = router
  const navigate = useNavigate()
  const location = useLocation()
  const { key, pathname, search, hash } = location
  const entry = useRef<Entry>({})
  useLayoutEffect(() => {
    entry.current = (location.state as Entry | null) ?? {}
  }, [location])
  const go = useCallback(
    (path: string, options: { readonly replace: boolean; readonly state: Entry }) => {
      // The screen that is shown has requested what it begins with.
      if (path.split('?')[0] !== window.location.pathname) prepare(path, true)
      entry.current = options.state
      void navigate(path, options)
    },
    [navigate, prepare],
  )
  useEffect(() => {
    attach((path, how) => {
      if (isDocument(path)) leaveFor(path, how)
      // Replaced by the address that it was opened from, the entry would be a second one of that address, and Back
      // would seem dead.
      else if (how.replace && entry.current.from === path) void navigate(-1)
      else go(path, { ...how, state: how.replace ? entry.current : entryFrom(window.location) })
    })
  }, [attach, navigate, go])
  const place = historyEntryOf(key, { pathname, search })
  useLayoutEffect(() => {
    if (key !== 'default') screenChanged()
  }, [key])
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [place])
  useEffect(() => {
    router.addressChanged()
    addressChanged()
  }, [router, pathname, search, hash])
  const navigation = useMemo(() => {
    const move = (path: string) => {
      if (isDocument(path)) return false
      // Not the router's location: at the second press of a double click the first one's screen is not there yet.
      const replace = path === addressOf(window.location)
      go(path, { replace, state: replace ? entry.current : entryFrom(window.location) })
      return true
    }
    return { toPath, move, prepare }
  }, [go, prepare])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
