import { lazy, useState } from 'react'
import { twice } from './lazy-screen'
import type { AccountForms } from './account-forms'
import { signUpStart } from './sign-up-start'

const LoginPage = lazy(async () => ({
  default: (
    await twice(() => import(/* webpackChunkName: "route-login" */ '../pages/login/login-page'))
  ).LoginPage,
}))

const RegisterPage = lazy(async () => ({
  default: (
    await twice(() => import(/* webpackChunkName: "route-register" */ '../pages/register/register-page'))
  ).RegisterPage,
}))

const noNotice = () => undefined

/**
 * Log-in and registration: their pages are chunks that do not wait for their machines. `useNotice` is what log-in has
 * to tell before anything is sent; a visitor's first screen has nothing.
 */
export const makeAccountScreens = (forms: AccountForms, useNotice: () => string | undefined = noNotice) => ({
  Login: () => <LoginPage start={forms.login} notice={useNotice()} />,
  Register: () => {
    const [begin] = useState(() => signUpStart(window.location))
    return <RegisterPage start={forms.registration} begin={begin} />
  },
})
