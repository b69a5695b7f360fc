import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveFor } from '../session/leave-for'
import { LoadingScreen } from '../components/feedback/loading-screen'

/** In place of a screen: leads to the landing page, also when Back or Forward stopped it on its way. */
export const ToLandingPage = ({ replace = false }: { readonly replace?: boolean }) => {
  const { key } = useLocation()
  useEffect(() => {
    leaveFor('/', { replace })
  }, [replace, key])
  return <LoadingScreen />
}
