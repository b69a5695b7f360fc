import type { Sort } from './page'
import { token } from './token'

/** A list's part of an address. What is left out has its default; pages count from 1. */
export type ListPlace = {
  readonly page?: number
  /** Rows a page. */
  readonly size?: number
  readonly sort?: Sort
  readonly search?: string
}

/** The screens that a machine can send the customer to, or that the address can name. Only `paths` knows addresses. */
export type Destination =
  | { readonly screen: 'landing' }
  | { readonly screen: 'login' }
  | { readonly screen: 'register'; readonly referralCode?: string }
  | { readonly screen: 'confirm-email' }
  | {
      readonly screen: 'verify-email'
      readonly userId?: string
      readonly confirmationCode?: string
      readonly c?: string
    }
  | { readonly screen: 'dashboard' }
  /** The dashboard by its other address, where a receipt leads. */
  | { readonly screen: 'home' }
  | { readonly screen: 'notifications' }
  | { readonly screen: 'settings'; readonly tab?: 'overview' }
  /** The search of its list is a state, `Paid` or `Pending`. */
  | ({ readonly screen: 'rewards' } & ListPlace)
  /** `tab` names the section whose details are shown; any other text, or none, stands for the first one. */
  | { readonly screen: 'verifications'; readonly tab?: string }
  | { readonly screen: 'chat' }
  /**
   * The beneficiaries; `adding` opens the form of a new one over them, `beneficiary` that of one by its id. A category
   * and a product name the quote form that sent the customer there, the way the shop's own address does.
   */
  | {
      readonly screen: 'beneficiaries'
      readonly adding?: true
      readonly beneficiary?: string
      readonly category?: string
      readonly product?: string
    }
  | { readonly screen: 'verify-phone' }
  | { readonly screen: 'kyc'; readonly step?: number }
  /** The shop over the dashboard: its categories, the products of one, or the quote form of a product. */
  | { readonly screen: 'shop'; readonly category?: string; readonly product?: string }
  | { readonly screen: 'checkout' }
  | { readonly screen: 'payment' }
  /** `record` is the id of the one whose details are open over the list. */
  | ({ readonly screen: 'policies'; readonly record?: string } & ListPlace)
  | ({ readonly screen: 'mandates'; readonly record?: string } & ListPlace)

const openScreens: readonly Destination['screen'][] = ['landing', 'login', 'register', 'confirm-email', 'verify-email']

/** Whether a screen is for customers only. An address that names no screen is treated as one that is. */
export const needsLogIn = (here: Destination | undefined): boolean =>
  here === undefined || !openScreens.includes(here.screen)

/** Moving between screens. */
export type Navigation = {
  /** `replace` leaves no trace of the place before in the browser's history. */
  readonly go: (destination: Destination, how?: { readonly replace: boolean }) => void
  /** The screen that the address names now; `undefined` for an address of no screen. */
  readonly here: () => Destination | undefined
  /** Hears every change of the address (a link, Back, Forward) until the returned function is called. */
  readonly watch: (listener: (destination: Destination | undefined) => void) => () => void
  /** The whole address of a screen, to be given to somebody else. */
  readonly addressOf: (destination: Destination) => string
  /** Remembers where the customer is, so that `goToSavedPlace` can lead back. */
  readonly savePlace: () => void
  /** Leads to the remembered place and forgets it; to the dashboard when there is none. */
  readonly goToSavedPlace: () => void
}
export const Navigation = token<Navigation>('Navigation')
