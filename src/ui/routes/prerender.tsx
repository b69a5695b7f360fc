import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { LoginPage } from '../pages/login/login-page'
import { RegisterPage } from '../pages/registration/register-page'
import { Frame } from '../layouts/frame'
import { noToasts } from '../layouts/toasts/toast-region'
import { FirstScreen } from './first-screen'
import { COPY } from './prerendered'
import { signUpStart } from './sign-up-start'
import { createSignal } from '../components/state/create-signal'

const never = () => new Promise<never>(() => undefined)

const screens: Readonly<Record<'/login' | '/register', ReactNode>> = {
  '/login': <LoginPage loadActor={never} notice={undefined} SecondFactor={() => null} />,
  '/register': <RegisterPage loadActor={never} initialValues={signUpStart({ pathname: '/register', search: '' })} />,
}

/**
 * The HTML of a screen for visitors, the same as its first rendering in a browser without a token, and a copy to restore it
 * by. Its fields can be typed into before the script has loaded; its button is disabled until then, which also blocks Enter.
 */
export const renderScreen = (path: keyof typeof screens): string => {
  const screen = renderToString(
    <Frame toasts={createSignal(noToasts)} configurationError={createSignal<string | undefined>(undefined)}>
      <FirstScreen move={() => false}>{screens[path]}</FirstScreen>
    </Frame>,
  )
  return `<div id="root" data-prerendered="${path}">${screen}</div><template id="${COPY}">${screen}</template>`
}
