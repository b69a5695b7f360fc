import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDocument } from '../session/is-document'
import { leaveFor } from '../session/leave-for'
import { NavigationContext } from '../session/link'
import { fromAddress, toPath } from './paths'
import { screenChanged } from '../components/page/use-screen'

/** What ties the router to the Navigation port: one way to move, and word of every move. */
export type Router = {
  readonly attach: (navigator: (path: string, how: { readonly replace: boolean }) => void) => void
  readonly addressChanged: () => void
}

/** Within a list the place on the page is kept: its page, order and search change there, and its details open there. */
const inPlace: readonly unknown[] = ['policies', 'mandates', 'verifications']

const placeOf = (key: string, address: { readonly pathname: string; readonly search: string }): string => {
  return inPlace.includes(fromAddress(address)?.screen) ? address.pathname : key
}

type Props = { readonly router: Router; readonly children: ReactNode }

/** Hands the router's way of moving to the Navigation port, and to the links. */
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
