/** @jest-environment node */
import fc from 'fast-check'
import { accountAddresses, addressPattern, openAddresses } from '../../../src/ui/routes/addresses'
import { fromAddress, toPath } from '../../../src/ui/routes/paths'
import type { Destination, ListPlace } from '../../../src/ports/navigation'
import { anyCharacter, texts } from '../../support/arbitraries'

const read = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.test')
  return fromAddress({ pathname, search, hash })
}

/** Every browser resolves a path segment of dots to another place. */
const segments = texts.filter((text) => text !== '.' && text !== '..')

const lists: fc.Arbitrary<ListPlace> = fc.record(
  {
    page: fc.integer({ min: 1, max: 99_999 }),
    size: fc.constantFrom(10, 20, 50, 100),
    sort: fc.record({ column: fc.constantFrom('policyNo', 'totalAmount'), descending: fc.boolean() }),
    search: texts,
  },
  { requiredKeys: [] },
)

const destinations: fc.Arbitrary<Destination> = fc.oneof(
  fc.constantFrom<Destination>(
    { screen: 'landing' },
    { screen: 'login' },
    { screen: 'forgot-password' },
    { screen: 'reset-password' },
    { screen: 'register' },
    { screen: 'confirm-email' },
    { screen: 'verify-email' },
    { screen: 'dashboard' },
    { screen: 'notifications' },
    { screen: 'settings' },
    { screen: 'verifications' },
    { screen: 'kyc' },
    { screen: 'rewards' },
    { screen: 'chat' },
    { screen: 'beneficiaries' },
    { screen: 'rewards', search: 'Paid', page: 2 },
    { screen: 'rewards', search: 'Pending', sort: { column: 'amount', descending: true } },
    { screen: 'policies' },
    { screen: 'mandates' },
  ),
  fc.tuple(lists, texts).map(([list, record]): Destination => ({ screen: 'policies', ...list, record })),
  fc
    .tuple(lists, texts, fc.constantFrom('payment', 'claim'))
    .map(([list, record, part]): Destination => ({ screen: 'policies', ...list, record, part })),
  fc.tuple(lists, texts).map(([list, record]): Destination => ({ screen: 'mandates', ...list, record })),
  fc
    .record(
      { adding: fc.constant(true as const), beneficiary: texts, category: texts, product: texts },
      { requiredKeys: [] },
    )
    .map((place): Destination => ({ screen: 'beneficiaries', ...place })),
  texts.map((tab): Destination => ({ screen: 'verifications', tab })),
  texts.map((referralCode): Destination => ({ screen: 'register', referralCode })),
  fc.integer({ min: 1, max: 99 }).map((step): Destination => ({ screen: 'kyc', step })),
  segments.map((userId): Destination => ({ screen: 'verify-email', userId })),
  fc
    .record(
      { userId: segments, confirmationCode: segments, c: texts },
      { requiredKeys: ['userId', 'confirmationCode'] },
    )
    .map((link): Destination => ({ screen: 'verify-email', ...link })),
)

describe('addresses', () => {
  test('any screen is parsed back from its address', () => {
    fc.assert(
      fc.property(destinations, (destination) => {
        expect(read(toPath(destination))).toEqual(destination)
      }),
    )
  })

  test('a link to any screen has an address of the list, which servers know', () => {
    const patterns = [...openAddresses, ...accountAddresses].map((address) => new RegExp(addressPattern(address), 'i'))
    fc.assert(
      fc.property(destinations, (destination) => {
        const { pathname } = new URL(toPath(destination), 'https://portal.test')
        expect(patterns.some((pattern) => pattern.test(pathname))).toBe(true)
      }),
    )
  })

  test.each([
    ['/login', { screen: 'login' }],
    ['/LOGIN/', { screen: 'login' }],
    ['/login#anything', { screen: 'login' }],
    ['/login#forgot', { screen: 'forgot-password' }],
    ['/Login/#Forgot', { screen: 'forgot-password' }],
    ['/login#reset', { screen: 'reset-password' }],
    ['/register/confirmEmail#reset', { screen: 'confirm-email' }],
    ['/dashboard/home', { screen: 'dashboard' }],
    ['/register/CONFIRMEMAIL', { screen: 'confirm-email' }],
    ['/register?referralcode=R%20S&x=1', { screen: 'register', referralCode: 'R S' }],
    ['/register/verifyEmail/7/a%2Fb?c=d', { screen: 'verify-email', userId: '7', confirmationCode: 'a/b', c: 'd' }],
    ['/register/verifyEmail', { screen: 'verify-email' }],
    ['/register/verifyEmail/7', { screen: 'verify-email', userId: '7' }],
    ['/register/verifyEmail/%/code', { screen: 'verify-email', confirmationCode: 'code' }],
  ])('[AUTH-11] [AUTH-17] [AUTH-20] [ACC-01] [ACC-02] %s is %j', (path, destination) => {
    expect(read(path)).toEqual(destination)
  })

  test.each([
    ['/dashboard/policies?page=2', { screen: 'policies', page: 2 }],
    ['/dashboard/Policies/?page=0&size=-1&sort=a+b&search=', { screen: 'policies' }],
    ['/dashboard/policies?page=two&policy=7', { screen: 'policies', record: '7' }],
    [
      '/dashboard/mandates?search=a%26b&sort=-endDate&size=20&mandate=x',
      { screen: 'mandates', search: 'a&b', sort: { column: 'endDate', descending: true }, size: 20, record: 'x' },
    ],
    ['/dashboard/rewards?status=paid&search=x&page=3', { screen: 'rewards', page: 3 }],
    ['/dashboard/rewards?status=Paid', { screen: 'rewards', search: 'Paid' }],
    ['/beneficiaries', { screen: 'beneficiaries' }],
    ['/dashboard/Beneficiaries/?add=no&beneficiary=', { screen: 'beneficiaries' }],
    [
      '/beneficiaries?category=3&product=7&add=yes',
      { screen: 'beneficiaries', category: '3', product: '7', adding: true },
    ],
  ])('[SHELL-05] %s is %j', (path, destination) => {
    expect(read(path)).toEqual(destination)
  })

  test.each([
    ['/dashboard/settings', { screen: 'settings' }],
    ['/dashboard/settings/overview', { screen: 'settings', tab: 'overview' }],
    ['/dashboard/settings/verifications', { screen: 'verifications' }],
    ['/dashboard/Settings/Verifications/?tab=bvn%20info', { screen: 'verifications', tab: 'bvn info' }],
    ['/dashboard/settings/verifications?tab=', { screen: 'verifications' }],
  ])('[SET-01: addresses] [SET-05: address] %s is %j', (path, destination) => {
    expect(read(path)).toEqual(destination)
  })

  test.each(['/nowhere', '/dashboard/nowhere', '/register/other', '/register/verifyEmail/7/code/more', '/login/x'])(
    '[PUB-08] %s names no screen',
    (path) => {
      expect(read(path)).toBeUndefined()
    },
  )

  test('any text is handled as an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (pathname, search) => {
        expect(() => fromAddress({ pathname: `/register/verifyEmail/${pathname}`, search })).not.toThrow()
      }),
    )
  })
})
