import type { Container } from 'inversify'
import { makeOpenFeatureLoaders } from './open-feature-loaders'

/** The features that are loaded with their route, each in a chunk of its own: a machine with its actors, and its input. */
export const makeFeatureLoaders = (container: Container) => ({
  ...makeOpenFeatureLoaders(container),
  kyc: async () =>
    (await import(/* webpackChunkName: "feature-kyc" */ './features/kyc')).makeFeature(container),
  quote: async () =>
    (await import(/* webpackChunkName: "feature-quote" */ './features/quote')).makeFeature(container),
  checkout: async () =>
    (await import(/* webpackChunkName: "feature-checkout" */ './features/checkout')).makeFeature(container),
  payment: async () =>
    (await import(/* webpackChunkName: "feature-payment" */ './features/payment')).makeFeature(container),
  policies: async () =>
    (await import(/* webpackChunkName: "feature-policies" */ './features/policies')).makeFeature(container),
  mandates: async () =>
    (await import(/* webpackChunkName: "feature-mandates" */ './features/mandates')).makeFeature(container),
  beneficiaries: async () =>
    (await import(/* webpackChunkName: "feature-beneficiaries" */ './features/beneficiaries')).makeFeature(container),
  rewards: async () =>
    (await import(/* webpackChunkName: "feature-rewards" */ './features/rewards')).makeFeature(container),
  settings: async () =>
    (await import(/* webpackChunkName: "feature-settings" */ './features/settings')).makeFeature(container),
  phone: async () =>
    (await import(/* webpackChunkName: "feature-phone" */ './features/phone')).makeFeature(container),
})
