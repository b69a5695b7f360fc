import { makeAccountForms } from './account-forms'
import { makeAccountScreens } from './account-screens'
import type { OpenFeatureLoaders } from '../../machines/features'
import { lazyFeature } from './lazy-screen'
import { useSessionNotice } from '../session/session-context'

/** The screens that need no log-in, each a chunk of its own that comes with its route. */
export const makeOpenScreens = (features: OpenFeatureLoaders) => ({
  ...makeAccountScreens(makeAccountForms(features), useSessionNotice),
  ConfirmEmail: lazyFeature(
    features.confirmation,
    async () =>
      (await import(/* webpackChunkName: "route-confirm-email" */ '../pages/confirm-email/confirm-email-page'))
        .ConfirmEmailPage,
  ),
  VerifyEmail: lazyFeature(
    features.activation,
    async () =>
      (await import(/* webpackChunkName: "route-verify-email" */ '../pages/verify-email/verify-email-page'))
        .VerifyEmailPage,
  ),
})
export type OpenScreens = ReturnType<typeof makeOpenScreens>
