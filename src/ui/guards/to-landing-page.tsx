import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveFor } from '../session/leave-for'
import { LoadingScreen } from '../components/loading/loading-screen'

/** Rendered instead of a screen: navigates to the landing page, again if Back or Forward interrupted that. */
export const ToLandingPage = ({ replace = false }: { readonly replace?: boolean }) => {
  const { key } = useLocation()
  useEffect(() => {
    leaveFor('/', { replace })
  }, [replace, key])
  return <LoadingScreen />
}
