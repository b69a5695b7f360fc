/**
 * Whose an item is: a `browser`'s, of whoever uses it; a `session`'s, with which it ends; or a `customer`'s, whom another
 * one's log-in erases. A log-out removes all but the cookie.
 */
type Whose = 'browser' | 'session' | 'customer'

/**
 * Everything that the portal stores in a browser, by the name that it is stored under and by where: a key that is not here
 * does not compile. A name that ends with `:` or `-` begins those of several items.
 */
export const storedItems = {
  local: {
    token: 'session',
    'token-ends': 'session',
    email: 'customer',
    owner: 'customer',
    quote: 'customer',
    payment: 'customer',
    'payment-attempt': 'customer',
    'paid-order': 'customer',
    'draft:': 'customer',
    kept: 'customer',
    'trusted-browser': 'browser',
  },
  tab: { owner: 'customer', place: 'customer', gone: 'browser', 'sms-code': 'customer', 'second-factor': 'customer' },
  cookie: { 'trusted-browser': 'browser', '__Secure-trusted-browser': 'browser' },
  database: { kept: 'customer' },
  cache: { 'portal-build-': 'browser', 'portal-first-install': 'browser' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Whose>>>>

type Items = typeof storedItems
type StoredName<Place extends keyof Items> = keyof {
  [Name in keyof Items[Place] & string as Name extends `${string}:` | `${string}-` ? `${Name}${string}` : Name]: never
} &
  string

/** A key of local storage, which all tabs share. */
export type LocalKey = StoredName<'local'>
/** A key of session storage, which each tab has of its own. */
export type TabKey = StoredName<'tab'>
export type CookieName = StoredName<'cookie'>
export type DatabaseName = StoredName<'database'>
export type CacheName = StoredName<'cache'>

/** The items of a place that another customer's log-in does not erase, which have names of their own. */
export type StaysIn<Place extends keyof Items> = {
  [Name in keyof Items[Place]]: Items[Place][Name] extends 'customer' ? never : Name
}[keyof Items[Place]]
