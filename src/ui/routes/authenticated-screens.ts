import type { FeatureLoaders, Features } from '../../machines/features'
import { lazyFeature, lazyPart, lazyScreen, type LazyScreen } from '../components/state/lazy-screen'
import type { DashboardLayoutProps } from '../layouts/dashboard-layout'
import type { HomeCoverProps } from '../pages/home/home-cover'
import type { HomeFixesProps } from '../pages/home/home-fixes'
import { whileShopping } from './while-shopping'

/** The screens that need a log-in, without the lists, and the offline policies, each a separate chunk that is loaded with its route. */
export const makeAuthenticatedScreens = (features: FeatureLoaders, device: DashboardLayoutProps['feature']) => ({
  Kyc: lazyFeature(
    features.kyc,
    async () => (await import(/* webpackChunkName: "route-kyc" */ '../pages/kyc/kyc-page')).KycPage,
  ),
  Checkout: lazyFeature(
    features.checkout,
    async () => (await import(/* webpackChunkName: "route-checkout" */ '../pages/checkout/checkout-page')).CheckoutPage,
  ),
  Payment: lazyFeature(
    features.payment,
    async () => (await import(/* webpackChunkName: "route-payment" */ '../pages/payment/payment-page')).PaymentPage,
  ),
  OfflinePolicies: lazyFeature(
    features.offlinePolicies,
    async () =>
      (await import(/* webpackChunkName: "route-kept" */ '../pages/offline-policies/offline-policies-page'))
        .OfflinePoliciesPage,
  ),
  VerifyPhone: lazyFeature(
    features.phone,
    async () =>
      (await import(/* webpackChunkName: "route-verify-phone" */ '../pages/phone/verify-phone-page')).VerifyPhonePage,
  ),
  Dashboard: lazyFeature(
    () => Promise.resolve(device),
    async () => (await import(/* webpackChunkName: "route-dashboard" */ '../layouts/dashboard-layout')).DashboardLayout,
  ),
  Home: whileShopping(
    lazyScreen(async () => (await import(/* webpackChunkName: "route-home" */ '../pages/home/home-page')).HomePage),
    lazyFeature(
      features.quote,
      async () => (await import(/* webpackChunkName: "route-shop" */ '../pages/quote/shop-dialog')).ShopDialog,
    ),
    {
      Fixes: lazyPart<Features['verifications'], HomeFixesProps>(
        features.verifications,
        async () => (await import(/* webpackChunkName: "route-home-fixes" */ '../pages/home/home-fixes')).HomeFixes,
      ),
      Cover: lazyPart<Features['home'], HomeCoverProps>(
        features.home,
        async () => (await import(/* webpackChunkName: "route-home-cover" */ '../pages/home/home-cover')).HomeCover,
      ),
    },
  ),
  Notifications: lazyScreen(
    async () =>
      (await import(/* webpackChunkName: "route-notifications" */ '../pages/notifications/notifications-page'))
        .NotificationsPage,
  ),
  Chat: lazyScreen(async () => (await import(/* webpackChunkName: "route-chat" */ '../pages/chat/chat-page')).ChatPage),
  Rewards: lazyFeature(
    features.rewards,
    async () => (await import(/* webpackChunkName: "route-rewards" */ '../pages/rewards/rewards-page')).RewardsPage,
  ),
  Beneficiaries: lazyFeature(
    features.beneficiaries,
    async () =>
      (await import(/* webpackChunkName: "route-beneficiaries" */ '../pages/beneficiaries/beneficiaries-page'))
        .BeneficiariesPage,
  ),
  Settings: lazyFeature(
    features.settings,
    async () => (await import(/* webpackChunkName: "route-settings" */ '../pages/settings/overview-page')).OverviewPage,
  ),
  Verifications: lazyFeature(
    features.verifications,
    async () =>
      (await import(/* webpackChunkName: "route-verifications" */ '../pages/settings/verifications-page'))
        .VerificationsPage,
  ),
  Reminders: lazyFeature(
    features.reminders,
    async () =>
      (await import(/* webpackChunkName: "route-reminders" */ '../pages/reminders/reminders-page')).RemindersPage,
  ),
  NotFound: lazyScreen(
    async () =>
      (await import(/* webpackChunkName: "route-not-found" */ '../pages/not-found/not-found-page')).NotFoundPage,
  ),
})
export type AuthenticatedScreens = Readonly<Record<keyof ReturnType<typeof makeAuthenticatedScreens>, LazyScreen>>
