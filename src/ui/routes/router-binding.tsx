import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDocument } from '../session/is-document'
import { leaveFor } from '../session/leave-for'
import { NavigationContext } from '../session/link'
import { fromAddress, toPath } from './paths'
import { screenChanged } from '../components/page/use-screen'

/** Connects the router to the Navigation port: one function to navigate, and a notification of every navigation. */
export type Router = {
  readonly attach: (navigator: (path: string, how: { readonly replace: boolean }) => void) => void
  readonly addressChanged: () => void
}

/** Within a list the scroll position is preserved when its page, order or search change, or its details open. */
const inPlace: readonly unknown[] = ['policies', 'mandates', 'verifications']

const placeOf = (key: string, address: { readonly pathname: string; readonly search: string }): string => {
  return inPlace.includes(fromAddress(address)?.screen) ? address.pathname : key
}

type Props = { readonly router: Router; readonly children: ReactNode }

/** Passes the router's navigation to the Navigation port and to the links. */
export const RouterBinding = ({ router: { attach, addressChanged }, children }: Props) => {
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    attach((path, how) => {
      if (isDocument(path)) leaveFor(path, how)
      else void navigate(path, how)
    })
  }, [attach, navigate])
  const place = placeOf(key, { pathname, search })
  useLayoutEffect(() => {
    if (key !== 'default') screenChanged()
  }, [key])
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [place])
  useEffect(addressChanged, [addressChanged, pathname, search])
  const navigation = useMemo(() => {
    const move = (path: string) => {
      if (isDocument(path)) return false
      void navigate(path, { replace: path === pathname + search })
      return true
    }
    return { toPath, move }
  }, [navigate, pathname, search])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
