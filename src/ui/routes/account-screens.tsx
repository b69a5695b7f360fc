import { useState } from 'react'
import type { LoginActor } from '../pages/login/login-page'
import type { RegistrationActor } from '../pages/registration/register-page'
import type { Features } from '../../machines/features'
import type { SecondFactorProps } from '../pages/login/second-factor'
import { lazyPart, lazyScreen } from '../components/state/lazy-screen'
import { useHydrated } from '../components/page/use-hydrated'
import { endedNotice } from '../session/ended-notice'
import { signUpStart } from './sign-up-start'

const LoginPage = lazyScreen(
  async () => (await import(/* webpackChunkName: "route-login" */ '../pages/login/login-page')).LoginPage,
)

const RegisterPage = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "route-register" */ '../pages/registration/register-page')).RegisterPage,
)

/** Each loads the machine of log-in or registration and starts an actor of it. */
export type AccountActors = {
  readonly login: () => Promise<LoginActor>
  readonly registration: () => Promise<RegistrationActor>
  /** What log-in needs when the server asks for a second factor. */
  readonly secondFactor: () => Promise<Features['secondFactor']>
}

/** On a visitor's first screen only the address can say why log-in was opened; the prerendered screen does not. */
const useEndedNotice = () => (useHydrated() ? endedNotice() : undefined)

/**
 * Log-in and registration: their pages are chunks that do not wait for their machines. `useNotice` returns what log-in
 * shows before the first submit.
 */
export const makeAccountScreens = (actors: AccountActors, useNotice: () => string | undefined = useEndedNotice) => {
  const SecondFactor = lazyPart<Features['secondFactor'], SecondFactorProps>(
    actors.secondFactor,
    async () =>
      (await import(/* webpackChunkName: "route-second-factor" */ '../pages/login/second-factor')).SecondFactor,
  )
  return {
    Login: () => <LoginPage loadActor={actors.login} notice={useNotice()} SecondFactor={SecondFactor} />,
    loadLogin: () => {
      LoginPage.load('/login')
    },
    prepareLogin: LoginPage.prepare,
    Register: () => {
      const [initialValues] = useState(() => signUpStart(window.location))
      return <RegisterPage loadActor={actors.registration} initialValues={initialValues} />
    },
    prepareRegister: RegisterPage.prepare,
  }
}
