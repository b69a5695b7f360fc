import { makeAccountActors } from './account-actors'
import { makeAccountScreens } from './account-screens'
import type { OpenFeatureLoaders } from '../../machines/features'
import { lazyFeature } from '../components/state/lazy-screen'
import { useSessionNotice } from '../session/session-context'

/** The screens that need no log-in, each a separate chunk that is loaded with its route. */
export const makePublicScreens = (features: OpenFeatureLoaders) => ({
  ...makeAccountScreens(makeAccountActors(features), useSessionNotice),
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
})
export type PublicScreens = ReturnType<typeof makePublicScreens>
