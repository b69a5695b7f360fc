import { listNames } from '../../domain/lists/lists'
import { listAddress } from './list-address'

/**
 * The address of every screen that needs no log-in, in the router's syntax: `:name` is a parameter, `?` makes it optional.
 * The router's routes are typed by these lists, and the server's list of pages is made from them.
 */
export const openAddresses = [
  '/',
  '/login',
  '/register',
  '/register/confirmEmail',
  '/register/verifyEmail/:userId?/:confirmationCode?',
  '/kept',
] as const
export type OpenAddress = (typeof openAddresses)[number]

/** The open address that also opens without a network. */
export const offlineAddress = '/kept' satisfies OpenAddress

/** The address of every screen that needs a log-in. */
export const accountAddresses = [
  '/verify-phone',
  '/dashboard',
  '/dashboard/home',
  '/dashboard/rewards',
  '/dashboard/chat',
  '/dashboard/beneficiaries',
  // The quote forms link to this address.
  '/beneficiaries',
  '/dashboard/notifications',
  ...listNames.map(listAddress),
  '/dashboard/checkout',
  '/dashboard/payment',
  '/dashboard/kyc',
  '/dashboard/settings',
  '/dashboard/settings/overview',
  '/dashboard/settings/verifications',
  '/dashboard/reminders',
] as const
export type AccountAddress = (typeof accountAddresses)[number]

/**
 * The folders of public addresses that the server answers with pages of its own: a host in front of it forwards them.
 * No file of the build answers them, so they are not in the servers' list of pages.
 */
export const serverFolders = ['/verify'] as const

/**
 * A regular expression for the paths of an address, as the router matches them: with slashes at the end or without, and,
 * with the flag `i`, in any letter case.
 */
export const addressPattern = (address: string): string =>
  `^${address.replace(/\/$/, '').replace(/\/:\w+(\??)/g, (_, optional) => (optional === '?' ? '(/[^/]+)?' : '/[^/]+'))}/*$`
