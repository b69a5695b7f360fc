import type { ListName } from '../domain/lists/lists'
import type { Sort } from './page'
import { token } from './token'

/** The query of a list in an address. Members that are left out have their defaults; pages count from 1. */
export type ListPlace = {
  readonly page?: number
  /** Rows per page. */
  readonly size?: number
  readonly sort?: Sort
  readonly search?: string
}

type AtList<Name extends ListName> = Name extends ListName
  ? { readonly screen: Name; readonly record?: string } & ListPlace
  : never

/**
 * A list; `record` is the id of the row whose details are open above it. Those of a policy are open at their beginning or at
 * this part.
 */
export type ListDestination =
  | (AtList<Exclude<ListName, 'policies'>> & { readonly part?: undefined })
  | (AtList<'policies'> & { readonly part?: 'payment' | 'claim' })

/** What fills a quote form in. */
export type FormSource = 'renews' | 'corrects' | 'repeats'

/** The screens that a machine can navigate to, or that an address can name. Only `paths` knows the addresses. */
export type Destination =
  | { readonly screen: 'landing' }
  | { readonly screen: 'login' }
  /** Asks for a link that resets the password; a fragment of log-in's address, like the next one. */
  | { readonly screen: 'forgot-password' }
  /** What such a link opens. */
  | { readonly screen: 'reset-password' }
  | { readonly screen: 'register'; readonly referralCode?: string }
  | { readonly screen: 'confirm-email' }
  | {
      readonly screen: 'verify-email'
      readonly userId?: string
      readonly confirmationCode?: string
      readonly c?: string
    }
  | { readonly screen: 'dashboard' }
  /** The dashboard under its other address, which a receipt leads to. */
  | { readonly screen: 'home' }
  | { readonly screen: 'notifications' }
  | { readonly screen: 'settings'; readonly tab?: 'overview' }
  /** The search of its list is a state, `Paid` or `Pending`. */
  | ({ readonly screen: 'rewards' } & ListPlace)
  /** `tab` names the section whose details are shown; any other text, or none, selects the first one. */
  | { readonly screen: 'verifications'; readonly tab?: string }
  | { readonly screen: 'reminders' }
  | { readonly screen: 'chat' }
  /**
   * The beneficiaries; `adding` opens the form of a new one above the list, `beneficiary` that of an existing one by
   * its id. `category` and `product` name the quote form that the customer came from, as in the shop's address.
   */
  | {
      readonly screen: 'beneficiaries'
      readonly adding?: true
      readonly beneficiary?: string
      readonly category?: string
      readonly product?: string
    }
  | { readonly screen: 'verify-phone' }
  /** The offline policies, without a session. */
  | { readonly screen: 'kept' }
  | { readonly screen: 'kyc'; readonly step?: number }
  /**
   * The shop above the dashboard: its categories, the products of one, or the quote form of a product. The form is filled
   * in from the policy that it `renews`, or from the quote that it `corrects` or `repeats`, by their ids; `replaces` is the
   * quote that is corrected once the form is filled in.
   */
  | ({ readonly screen: 'shop'; readonly category?: string; readonly product?: string } & {
      readonly [Name in FormSource | 'replaces']?: string
    })
  /** The quote with this id, or the one of this browser. */
  | { readonly screen: 'checkout'; readonly quote?: string }
  | { readonly screen: 'payment' }
  | ListDestination

const openScreens: readonly Destination['screen'][] = [
  'landing',
  'login',
  'forgot-password',
  'reset-password',
  'register',
  'confirm-email',
  'verify-email',
  'kept',
]

/** Whether a screen requires log-in. An address that names no screen counts as one that does. */
export const needsLogIn = (here: Destination | undefined): boolean =>
  here === undefined || !openScreens.includes(here.screen)

/** Navigation between screens. */
export type Navigation = {
  /** `replace` replaces the current entry of the browser's history. */
  readonly go: (destination: Destination, how?: { readonly replace: boolean }) => void
  /** The screen of the current address; `undefined` for an address that names none. */
  readonly here: () => Destination | undefined
  /**
   * Calls the listener on every change of the address (a link, Back, Forward) until the returned function is called.
   */
  readonly watch: (listener: (destination: Destination | undefined) => void) => () => void
  /** The absolute URL of a screen, for sharing. */
  readonly addressOf: (destination: Destination) => string
  /** Remembers the current place, so that `goToSavedPlace` can return to it. */
  readonly savePlace: () => void
  readonly forgetPlace: () => void
  /** Goes to the remembered place and forgets it; to the dashboard when there is none. */
  readonly goToSavedPlace: () => void
}
export const Navigation = token<Navigation>('Navigation')
