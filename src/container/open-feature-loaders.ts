import type { Container } from 'inversify'

/** The features of the screens that need no log-in; they come before the others. */
export const makeOpenFeatureLoaders = (container: Container) => ({
  login: async () =>
    (await import(/* webpackChunkName: "feature-login" */ './features/login')).makeFeature(container),
  registration: async () =>
    (await import(/* webpackChunkName: "feature-registration" */ './features/registration')).makeFeature(container),
  confirmation: async () =>
    (await import(/* webpackChunkName: "feature-confirmation" */ './features/confirmation')).makeFeature(container),
  activation: async () =>
    (await import(/* webpackChunkName: "feature-activation" */ './features/activation')).makeFeature(container),
})
