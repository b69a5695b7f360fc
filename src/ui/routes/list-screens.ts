import type { ListName } from '../../domain/lists/lists'
import type { FeatureLoaders, Features } from '../../machines/features'
import { lazyFeature, lazyPart, type LazyScreen } from '../components/state/lazy-screen'
import type { PoliciesPageProps } from '../pages/policies/policies-page'
import { offlinePoliciesBelow, withOfflinePolicies } from './offline-parts'

/** The screens of the lists, each a separate chunk that is loaded with its route. */
export const makeListScreens = (features: FeatureLoaders): Readonly<Record<ListName, LazyScreen>> => ({
  policies: withOfflinePolicies(
    lazyPart<Features['policies'], PoliciesPageProps>(
      features.policies,
      async () =>
        (await import(/* webpackChunkName: "route-policies" */ '../pages/policies/policies-page')).PoliciesPage,
    ),
    offlinePoliciesBelow(features),
  ),
  mandates: lazyFeature(
    features.mandates,
    async () => (await import(/* webpackChunkName: "route-mandates" */ '../pages/mandates/mandates-page')).MandatesPage,
  ),
})
