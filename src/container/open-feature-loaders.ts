import type { Container } from 'inversify'
import type { OpenFeatureLoaders } from '../machines/features'
import { featureLoader } from './feature-loader'

/** The features of the screens that need no log-in; they are loaded before the others. */
export const makeOpenFeatureLoaders = (container: Container): OpenFeatureLoaders => {
  const load = featureLoader(container)
  return {
    login: load('login', () => import(/* webpackChunkName: "feature-login" */ './features/login')),
    secondFactor: load(
      'secondFactor',
      () => import(/* webpackChunkName: "feature-second-factor" */ './features/second-factor'),
    ),
    registration: load(
      'registration',
      () => import(/* webpackChunkName: "feature-registration" */ './features/registration'),
    ),
    forgot: load('forgot', () => import(/* webpackChunkName: "feature-forgot" */ './features/forgot')),
    reset: load('reset', () => import(/* webpackChunkName: "feature-reset" */ './features/reset')),
    confirmation: load(
      'confirmation',
      () => import(/* webpackChunkName: "feature-confirmation" */ './features/confirmation'),
    ),
    activation: load('activation', () => import(/* webpackChunkName: "feature-activation" */ './features/activation')),
  }
}
