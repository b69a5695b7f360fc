import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { fromAddress } from './paths'

type Screens = {
  readonly Login: ComponentType
  readonly Forgot: ComponentType
  readonly Reset: ComponentType
  /** Loads log-in, to which the others lead; their common document preloads it. */
  readonly loadLogin: () => void
}

/** The screens at log-in's address, of which the fragment names one. */
export const byFragment = ({ Login, Forgot, Reset, loadLogin }: Screens): ComponentType => {
  const AtLogIn = () => {
    useEffect(loadLogin, [])
    switch (fromAddress(useLocation())?.screen) {
      case 'forgot-password':
        return <Forgot />
      case 'reset-password':
        return <Reset />
      default:
        return <Login />
    }
  }
  return AtLogIn
}
