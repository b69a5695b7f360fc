import type { Container } from 'inversify'
import { makeDraftStore } from '../adapters/browser/draft-store'
import { makeOwnStorage } from '../adapters/browser/own-storage'
import type { FeatureLoaders } from '../machines/features'
import { Clock } from '../ports/clock'
import { CustomerStorage } from '../ports/customer-storage'
import { DraftStore } from '../ports/draft-store'
import { SessionStore } from '../ports/session-store'
import { bindPort } from './binding/define-feature'
import { lazyFeatures } from './lazy-features'
import { makeOpenFeatureLoaders } from './open-feature-loaders'
import { Local, OwnLocal } from './binding/tokens'

/** The features that are loaded with their route: a machine with its implementations, and the input of its actors. */
export const makeFeatureLoaders = (container: Container): FeatureLoaders => {
  bindPort(container)(OwnLocal, makeOwnStorage, Local, CustomerStorage)
  // Only these features have drafts, so the store is loaded with them.
  bindPort(container)(
    DraftStore,
    (local: OwnLocal, { now }: Clock, session: SessionStore) =>
      makeDraftStore({ local, now, session, browser: window }),
    OwnLocal,
    Clock,
    SessionStore,
  )
  return {
    ...makeOpenFeatureLoaders(container),
    ...lazyFeatures(container, {
      kyc: () => import(/* webpackChunkName: "feature-kyc" */ './features/kyc'),
      quote: () => import(/* webpackChunkName: "feature-quote" */ './features/quote'),
      checkout: () => import(/* webpackChunkName: "feature-checkout" */ './features/checkout'),
      payment: () => import(/* webpackChunkName: "feature-payment" */ './features/payment'),
      home: () => import(/* webpackChunkName: "feature-home" */ './features/home'),
      policies: () => import(/* webpackChunkName: "feature-policies" */ './features/policies'),
      offlinePolicies: () => import(/* webpackChunkName: "feature-kept" */ './features/offline-policies'),
      mandates: () => import(/* webpackChunkName: "feature-mandates" */ './features/mandates'),
      beneficiaries: () => import(/* webpackChunkName: "feature-beneficiaries" */ './features/beneficiaries'),
      rewards: () => import(/* webpackChunkName: "feature-rewards" */ './features/rewards'),
      settings: () => import(/* webpackChunkName: "feature-settings" */ './features/settings'),
      reminders: () => import(/* webpackChunkName: "feature-reminders" */ './features/reminders'),
      verifications: () => import(/* webpackChunkName: "feature-verifications" */ './features/verifications'),
      phone: () => import(/* webpackChunkName: "feature-phone" */ './features/phone'),
    }),
  }
}
