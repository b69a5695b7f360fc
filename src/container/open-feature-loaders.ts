import type { Container } from 'inversify'
import type { OpenFeatureLoaders } from '../machines/features'
import { lazyFeatures } from './lazy-features'

/** The features of the screens that need no log-in; they are loaded before the others. */
export const makeOpenFeatureLoaders = (container: Container): OpenFeatureLoaders =>
  lazyFeatures(container, {
    login: () => import(/* webpackChunkName: "feature-login" */ './features/login'),
    secondFactor: () => import(/* webpackChunkName: "feature-second-factor" */ './features/second-factor'),
    registration: () => import(/* webpackChunkName: "feature-registration" */ './features/registration'),
    forgot: () => import(/* webpackChunkName: "feature-forgot" */ './features/forgot'),
    reset: () => import(/* webpackChunkName: "feature-reset" */ './features/reset'),
    confirmation: () => import(/* webpackChunkName: "feature-confirmation" */ './features/confirmation'),
    activation: () => import(/* webpackChunkName: "feature-activation" */ './features/activation'),
  })
