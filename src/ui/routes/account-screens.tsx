import { useState } from 'react'
import type { LoginActor } from '../pages/login/login-page'
import type { RegistrationActor } from '../pages/registration/register-page'
import { lazyScreen } from '../components/state/lazy-screen'
import { signUpStart } from './sign-up-start'

const LoginPage = lazyScreen(
  async () => (await import(/* webpackChunkName: "route-login" */ '../pages/login/login-page')).LoginPage,
)

const RegisterPage = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "route-register" */ '../pages/registration/register-page')).RegisterPage,
)

/** Loads the machine of log-in or registration and starts an actor of it. */
export type AccountActors = {
  readonly login: () => Promise<LoginActor>
  readonly registration: () => Promise<RegistrationActor>
}

const noNotice = () => undefined

/**
 * Log-in and registration: their pages are chunks that do not wait for their machines. `useNotice` returns what log-in
 * shows before the first submit; on a visitor's first screen that is nothing.
 */
export const makeAccountScreens = (actors: AccountActors, useNotice: () => string | undefined = noNotice) => ({
  Login: () => <LoginPage loadActor={actors.login} notice={useNotice()} />,
  loadLogin: () => {
    LoginPage.load('/login')
  },
  Register: () => {
    const [initialValues] = useState(() => signUpStart(window.location))
    return <RegisterPage loadActor={actors.registration} initialValues={initialValues} />
  },
})
