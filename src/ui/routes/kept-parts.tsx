import type { FeatureLoaders, Features } from '../../machines/features'
import { lazyPart, type LazyScreen } from '../components/state/lazy-screen'
import type { KeptParts } from '../guards/log-in-required'
import type { KeptBelowProps, KeptWithoutSessionProps } from '../pages/offline-policies/offline-screens'
import type { PoliciesPageProps } from '../pages/policies/policies-page'

/** What is kept on the device, below what could not be loaded. */
export const keptBelow = ({ kept }: FeatureLoaders): LazyScreen<KeptBelowProps> =>
  lazyPart<Features['kept'], KeptBelowProps>(
    kept,
    async () =>
      (await import(/* webpackChunkName: "route-kept" */ '../pages/offline-policies/offline-screens')).KeptBelow,
  )

/** The same for the guard of the dashboard, with the screen of a customer whose session has ended. */
export const keptParts = (features: FeatureLoaders): Omit<KeptParts, 'isAnySaved'> => ({
  Below: keptBelow(features),
  WithoutSession: lazyPart<Features['kept'], KeptWithoutSessionProps>(
    features.kept,
    async () =>
      (await import(/* webpackChunkName: "route-kept" */ '../pages/offline-policies/offline-screens'))
        .KeptWithoutSession,
  ),
})

/** The policies, with what is kept of them for a list that cannot be loaded. */
export const withKept = (Policies: LazyScreen<PoliciesPageProps>, Kept: LazyScreen<KeptBelowProps>): LazyScreen =>
  Object.assign(() => <Policies Kept={Kept} />, { load: Policies.load })
