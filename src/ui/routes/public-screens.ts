import { makeAccountActors } from './account-actors'
import { makeAccountScreens } from './account-screens'
import { byFragment } from './by-fragment'
import type { OpenFeatureLoaders } from '../../machines/features'
import { lazyFeature } from '../components/state/lazy-screen'
import { useSessionNotice } from '../session/session-context'

/** The screens that need no log-in, each a separate chunk that is loaded with its route. */
export const makePublicScreens = (features: OpenFeatureLoaders) => {
  const { Login, Register, loadLogin } = makeAccountScreens(makeAccountActors(features), useSessionNotice)
  return {
    Login: byFragment({
      Login,
      loadLogin: () => {
        loadLogin()
        features.login().catch(() => undefined)
      },
      Forgot: lazyFeature(
        features.forgot,
        async () => (await import(/* webpackChunkName: "route-forgot" */ '../pages/forgot/forgot-page')).ForgotPage,
      ),
      Reset: lazyFeature(
        features.reset,
        async () => (await import(/* webpackChunkName: "route-reset" */ '../pages/reset/reset-page')).ResetPage,
      ),
    }),
    Register,
    ConfirmEmail: lazyFeature(
      features.confirmation,
      async () =>
        (await import(/* webpackChunkName: "route-confirm-email" */ '../pages/confirmation/confirm-email-page'))
          .ConfirmEmailPage,
    ),
    VerifyEmail: lazyFeature(
      features.activation,
      async () =>
        (await import(/* webpackChunkName: "route-verify-email" */ '../pages/activation/verify-email-page'))
          .VerifyEmailPage,
    ),
  }
}
export type PublicScreens = ReturnType<typeof makePublicScreens>
