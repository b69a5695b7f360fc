import { isListName, listNames, rowNames } from '../../domain/lists/lists'
import type { Destination, ListDestination, ListPlace } from '../../ports/navigation'
import { listAddress, listQuery, placeIn } from './list-address'
import { present } from './present'
import { withoutTrailingSlashes } from '../../domain/values/trailing-slashes'

const fixed = {
  '/': 'landing',
  '/login': 'login',
  '/register/confirmEmail': 'confirm-email',
  '/dashboard': 'dashboard',
  '/dashboard/home': 'dashboard',
  '/dashboard/notifications': 'notifications',
  '/dashboard/chat': 'chat',
  '/dashboard/settings': 'settings',
  '/dashboard/reminders': 'reminders',
  '/verify-phone': 'verify-phone',
  '/kept': 'kept',
  '/dashboard/checkout': 'checkout',
  '/dashboard/payment': 'payment',
} as const

/** The screens at log-in's address, by its fragment, which no server sees. */
const logInFragments = { '#forgot': 'forgot-password', '#reset': 'reset-password' } as const

const atLogIn = (hash: string | undefined) =>
  Object.entries(logInFragments).find(([fragment]) => fragment === hash?.toLowerCase())?.[1] ?? 'login'

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const parameters = new URLSearchParams(present(query) as Record<string, string>).toString()
  return parameters === '' ? path : `${path}?${parameters}`
}

const segment = (value: string | undefined) => (value === undefined ? '' : `/${encodeURIComponent(value)}`)

/** The quote forms link to the short address; a customer who came from one stays at it. */
const beneficiariesPath = ({
  category,
  product,
  adding,
  beneficiary,
}: Extract<Destination, { screen: 'beneficiaries' }>) =>
  withQuery(`${category === undefined ? '/dashboard' : ''}/beneficiaries`, {
    category,
    product,
    add: adding && 'yes',
    beneficiary,
  })

/** The history of the rewards is not searched but filtered by one of two states. */
const rewardsQuery = ({ search, ...place }: ListPlace): Record<string, string | undefined> => ({
  status: search,
  ...listQuery(place),
})

const rewardsPlace = (query: URLSearchParams): ListPlace => {
  const { search: _, ...place } = placeIn(query)
  return { ...place, ...present({ search: /^(Paid|Pending)$/.exec(query.get('status') ?? '')?.[0] }) }
}

const isOfList = (destination: Destination): destination is ListDestination => isListName(destination.screen)

/** A list, its query, the row whose details are open, and the part of them. */
const listPath = ({ screen, record, part, ...place }: ListDestination): string =>
  withQuery(listAddress(screen), { ...listQuery(place), [rowNames[screen]]: record }) + (part ? `#${part}` : '')

/** The default address of a screen without parameters. */
const fixedPath = (screen: (typeof fixed)[keyof typeof fixed]): string =>
  Object.entries(fixed).find(([, known]) => known === screen)?.[0] ?? '/'

/** A location in the shop, in the order in which its address names it. */
const shopNames = ['category', 'product', 'renews', 'corrects', 'repeats', 'replaces'] as const

/** The address of a screen. */
export const toPath = (destination: Destination): string => {
  switch (destination.screen) {
    case 'forgot-password':
      return '/login#forgot'
    case 'reset-password':
      return '/login#reset'
    case 'register':
      return withQuery('/register', { referralcode: destination.referralCode })
    case 'verify-email':
      return withQuery(`/register/verifyEmail${segment(destination.userId)}${segment(destination.confirmationCode)}`, {
        c: destination.c,
      })
    case 'home':
      return '/dashboard/home'
    case 'settings':
      return destination.tab === undefined ? '/dashboard/settings' : '/dashboard/settings/overview'
    case 'verifications':
      return withQuery('/dashboard/settings/verifications', { tab: destination.tab })
    case 'rewards':
      return withQuery('/dashboard/rewards', rewardsQuery(destination))
    case 'beneficiaries':
      return beneficiariesPath(destination)
    case 'shop':
      return destination.category === undefined
        ? '/dashboard?category='
        : withQuery('/dashboard', Object.fromEntries(shopNames.map((name) => [name, destination[name]])))
    case 'checkout':
      return withQuery('/dashboard/checkout', { quote: destination.quote })
    case 'kyc':
      return withQuery('/dashboard/kyc', { step: destination.step?.toString() })
    default:
      return isOfList(destination) ? listPath(destination) : fixedPath(destination.screen)
  }
}

const decoded = (text: string | undefined): string | undefined => {
  try {
    return text === undefined || text === '' ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The part of a policy's details that an address names. */
const policyPart = (hash: string | undefined): { readonly part?: 'payment' | 'claim' } => {
  const part = (['payment', 'claim'] as const).find((name) => hash === `#${name}`)
  return part === undefined ? {} : { part }
}

type Address = { readonly pathname: string; readonly search: string; readonly hash?: string }

/** The screen of an address; `undefined` when there is none. Letter case and a slash at the end do not matter. */
export const fromAddress = ({ pathname, search, hash }: Address): Destination | undefined => {
  const path = pathname.length > 1 ? withoutTrailingSlashes(pathname) : pathname
  const at = path.toLowerCase()
  const query = new URLSearchParams(search)
  const shop = query.get('category')
  if (shop !== null && /^\/dashboard(\/home)?$/.test(at))
    return { screen: 'shop', ...present(Object.fromEntries(shopNames.map((name) => [name, query.get(name)]))) }
  const simple = Object.entries(fixed).find(([known]) => known.toLowerCase() === at)
  if (simple?.[1] === 'login') return { screen: atLogIn(hash) }
  if (simple?.[1] === 'checkout') return { screen: 'checkout', ...present({ quote: query.get('quote') }) }
  if (simple) return { screen: simple[1] }
  if (at === '/register') return { screen: 'register', ...present({ referralCode: query.get('referralcode') }) }
  if (at === '/dashboard/rewards') return { screen: 'rewards', ...rewardsPlace(query) }
  const list = listNames.find((name) => at === listAddress(name))
  if (list !== undefined) {
    const place = { ...placeIn(query), ...present({ record: query.get(rowNames[list]) }) }
    return list === 'policies' ? { screen: list, ...place, ...policyPart(hash) } : { screen: list, ...place }
  }
  if (/^(\/dashboard)?\/beneficiaries$/.test(at))
    return {
      screen: 'beneficiaries',
      ...present({
        adding: query.get('add') === 'yes',
        beneficiary: query.get('beneficiary'),
        category: shop,
        product: query.get('product'),
      }),
    }
  if (at === '/dashboard/kyc') {
    const step = query.get('step') ?? ''
    // Which steps there are is known to the wizard alone.
    return /^[1-9]\d?$/.test(step) ? { screen: 'kyc', step: Number(step) } : { screen: 'kyc' }
  }
  if (at === '/dashboard/settings/overview') return { screen: 'settings', tab: 'overview' }
  if (at === '/dashboard/settings/verifications')
    return { screen: 'verifications', ...present({ tab: query.get('tab') }) }
  const link = /^\/register\/verifyEmail(?:\/([^/]+)(?:\/([^/]+))?)?$/i.exec(path)
  return link
    ? {
        screen: 'verify-email',
        ...present({ userId: decoded(link[1]), confirmationCode: decoded(link[2]), c: query.get('c') }),
      }
    : undefined
}
