import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import { makeNavigation } from '../../../src/adapters/ui-library/navigation'
import { fromAddress, toPath } from '../../../src/ui/routes/paths'

const start = (address = '/dashboard', attached = true) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const session = makeSafeStorage(() => window.sessionStorage)
  const location = { origin: 'https://portal.test', pathname, search, hash: '' }
  const navigation = makeNavigation({ toPath, fromAddress, browser: { location }, session })
  const moves: [string, boolean][] = []
  const attach = () => {
    navigation.attach((path, { replace }) => moves.push([path, replace]))
  }
  if (attached) attach()
  return { navigation, moves, attach, location }
}

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('navigation', () => {
  test('[REF-04] returns the absolute address of a screen for sharing', () => {
    const { navigation } = start('/dashboard/rewards?status=Paid')
    expect(navigation.addressOf({ screen: 'register', referralCode: 'R 1' })).toBe(
      'https://portal.test/register?referralcode=R+1',
    )
  })

  test('navigates to the path of a screen, with a new history entry or replacing the current one', () => {
    const { navigation, moves } = start()
    navigation.go({ screen: 'login' })
    navigation.go({ screen: 'confirm-email' }, { replace: true })
    expect(moves).toEqual([
      ['/login', false],
      ['/register/confirmEmail', true],
    ])
  })

  test('waits until the router is attached, and navigates once', () => {
    const { navigation, moves, attach } = start('/dashboard', false)
    navigation.go({ screen: 'settings' })
    navigation.go({ screen: 'login' })
    attach()
    attach()
    expect(moves).toEqual([['/login', false]])
  })

  test('knows the screen of the address', () => {
    expect(start('/register?referralcode=R').navigation.here()).toEqual({ screen: 'register', referralCode: 'R' })
    expect(start('/nowhere').navigation.here()).toBeUndefined()
  })

  test('notifies listeners of every change of the address until they unsubscribe', () => {
    const { navigation, location } = start()
    const heard: unknown[] = []
    const stop = navigation.watch((destination) => heard.push(destination))
    location.pathname = '/dashboard/settings'
    navigation.addressChanged()
    stop()
    navigation.addressChanged()
    expect(heard).toEqual([{ screen: 'settings' }])
  })

  test('[SESS-05] returns to the saved place, including its query, once', () => {
    start('/dashboard/settings?tab=bvn').navigation.savePlace()
    const { navigation, moves } = start('/login')
    navigation.goToSavedPlace()
    navigation.goToSavedPlace()
    expect(moves.map(([path]) => path)).toEqual(['/dashboard/settings?tab=bvn', '/dashboard'])
  })

  test('[ACC-06] the place has its query and its fragment, and can be forgotten', () => {
    start('/dashboard/policies?policy=7#cover').navigation.savePlace()
    const { navigation, moves } = start('/login')
    navigation.goToSavedPlace()
    start('/dashboard/policies?policy=7').navigation.savePlace()
    navigation.forgetPlace()
    navigation.goToSavedPlace()
    expect(moves.map(([path]) => path)).toEqual(['/dashboard/policies?policy=7#cover', '/dashboard'])
  })

  test('[AUTH-06: dashboard] without a saved place goes to the dashboard', () => {
    const { navigation, moves } = start('/login')
    navigation.goToSavedPlace()
    expect(moves).toEqual([['/dashboard', false]])
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'dashboard', ''])(
    '[SESS-05] a kept place of %p is none of ours: the dashboard opens',
    (place) => {
      window.sessionStorage.setItem('place', place)
      const { navigation, moves } = start('/login')
      navigation.goToSavedPlace()
      expect(moves).toEqual([['/dashboard', false]])
      expect(window.sessionStorage.getItem('place')).toBeNull()
    },
  )
})
