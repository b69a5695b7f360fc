import type { Customer } from '../../../src/domain/customer/customer'
import type { Destination } from '../../../src/ports/navigation'
import { aCustomer, everyError } from '../../support/builders'
import { fails, late, never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { loggedIn, startSession } from './start-session'

const ended = { kind: 'error', text: 'Your session has ended. Please log in again.' }

afterEach(stopAll)

describe('a screen that needs a session', () => {
  test('[ACC-06] opened without one, is remembered, and log-in replaces it', async () => {
    const { actor, reaches, navigation } = startSession({ token: undefined })
    await reaches('Anonymous')
    actor.send({ type: 'require-log-in' })
    expect(navigation.log).toEqual(['save-place', { screen: 'login' }])
  })

  test('[ACC-06] once log-in is open, another request for it remembers nothing', async () => {
    const { actor, reaches, navigation } = startSession({ token: undefined, here: { screen: 'login' } })
    await reaches('Anonymous')
    actor.send({ type: 'require-log-in' })
    expect(navigation.log).toEqual([])
  })
})

describe('log-out', () => {
  test('[SESS-04] [SESS-09] notifies the server, clears the device and opens the landing page', async () => {
    const { actor, user, customer, reaches, session, store, navigation, notifications } = await loggedIn()
    actor.send({ type: 'log-out' })
    await reaches('LoggedOut')
    expect(session.logOut.inputs).toHaveLength(1)
    expect(store.state).toMatchObject({ token: undefined, clears: 1 })
    expect(navigation.log).toEqual([{ screen: 'landing' }])
    expect(customer()).toBeUndefined()
    expect(user()).toMatchObject({ email: undefined, error: 'User not authorized' })
    expect(notifications.notices).toEqual([])
  })

  test('[ACC-02] on a screen that needs no log-in, which a reset link opens, leaves the customer there', async () => {
    const { actor, reaches, session, store, navigation } = await loggedIn({ here: { screen: 'reset-password' } })
    actor.send({ type: 'log-out' })
    await reaches('Anonymous')
    expect(session.logOut.inputs).toHaveLength(1)
    expect(store.state).toMatchObject({ token: undefined, clears: 1 })
    expect(navigation.log).toEqual([])
  })

  test.each([
    ['never answers', never],
    ['is not reached', fails(everyError.Offline)],
    ['refuses', fails(everyError.Unauthorised)],
  ])('[SESS-09] a server that %s does not block anything', async (_, logOut) => {
    const { actor, reaches, store, navigation } = await loggedIn({ logOut })
    actor.send({ type: 'log-out' })
    await reaches('LoggedOut')
    await answersArrive()
    expect(store.state.token).toBeUndefined()
    expect(navigation.log).toEqual([{ screen: 'landing' }])
  })

  test('[SESS-09] the server is notified with the token that is then removed', async () => {
    let sentWith: string | undefined
    const running = await loggedIn({
      logOut: () => {
        sentWith = running.store.token()
        return succeeds<void>(undefined)()
      },
    })
    running.actor.send({ type: 'log-out' })
    await running.reaches('LoggedOut')
    expect(sentWith).toBe('the-token')
  })

  test('[SESS-09] is possible while the server cannot be reached', async () => {
    const { actor, reaches, store } = startSession({ profile: [fails(everyError.Outage)] })
    await reaches('Unreachable')
    actor.send({ type: 'log-out' })
    await reaches('LoggedOut')
    expect(store.state.clears).toBe(1)
  })

  test('while the profile is loading, the later answer is ignored', async () => {
    const answer = late<Customer>()
    const { actor, customer, reaches, is } = startSession({ profile: [answer.answer] })
    actor.send({ type: 'log-out' })
    await reaches('LoggedOut')
    answer.succeeds(aCustomer())
    await answersArrive()
    expect(is('LoggedOut')).toBe(true)
    expect(customer()).toBeUndefined()
  })

  test('[SESS-06] in another tab logs out here: the device is cleared, and the landing page opens', async () => {
    const { customer, is, session, store, navigation } = await loggedIn()
    store.changes('cleared')
    expect(is('LoggedOut')).toBe(true)
    expect(customer()).toBeUndefined()
    expect(store.state.clears).toBe(1)
    expect(session.logOut.inputs).toEqual([])
    expect(navigation.log).toEqual([{ screen: 'landing' }])
  })
})

describe('a token that the server refuses', () => {
  test.each(['refused', 'removed'] as const)(
    '[SESS-05] [TAP-18: end of a session] when it was %s, the place is remembered and log-in opens, which says why',
    async (change) => {
      const { customer, user, is, store, navigation, notifications } = await loggedIn({ here: { screen: 'settings' } })
      store.changes(change)
      expect(is('Anonymous')).toBe(true)
      expect(customer()).toBeUndefined()
      expect(user()).toMatchObject({ email: undefined, isLoading: false })
      expect(navigation.log).toEqual(['save-place', { screen: 'login' }])
      expect(notifications.notices).toEqual([])
    },
  )

  test('[SESS-05] at the start, on a screen that requires log-in, opens log-in too', async () => {
    const answer = late<Customer>()
    const { is, store, navigation, notifications } = startSession({
      profile: [answer.answer],
      here: { screen: 'dashboard' },
    })
    store.changes('refused')
    answer.fails(everyError.Unauthorised)
    await answersArrive()
    expect(is('Anonymous')).toBe(true)
    expect(navigation.log).toEqual(['save-place', { screen: 'login' }])
    expect(notifications.notices).toEqual([])
  })

  test.each<Destination>([
    { screen: 'register' },
    { screen: 'confirm-email' },
    { screen: 'verify-email', userId: '7', confirmationCode: 'code' },
  ])(
    '[SESS-05] on a screen for everybody (%j) there is no redirect, that place is not remembered, and a toast says why',
    (here) => {
      const { is, store, navigation, notifications } = startSession({ profile: [never], here })
      store.changes('refused')
      expect(is('Anonymous')).toBe(true)
      expect(navigation.log).toEqual([])
      expect(notifications.notices).toEqual([ended])
    },
  )

  test('[SESS-05] [TAP-18: end of a session] on log-in, which says why, there is neither redirect nor toast', () => {
    const { is, user, store, navigation, notifications } = startSession({ profile: [never], here: { screen: 'login' } })
    store.changes('refused')
    expect(is('Anonymous')).toBe(true)
    expect(user()).toMatchObject({ error: ended.text })
    expect([navigation.log, notifications.notices]).toEqual([[], []])
  })

  test('[SESS-05] refused twice at once, the session ends once', async () => {
    const { store, navigation } = await loggedIn()
    store.refuseToken('the-token')
    store.refuseToken('the-token')
    expect(navigation.log).toHaveLength(2)
    expect(store.state.token).toBeUndefined()
  })
})

test('[SIGN-08: a page left open] the end by time is waited for while the profile is known, for each token', async () => {
  const { reaches, sessionEnd, store, is } = await loggedIn({ profile: [succeeds(aCustomer())] })
  expect(sessionEnd.watches).toEqual({ begun: 1, open: 1 })
  store.changes('stored')
  expect(sessionEnd.watches.open).toBe(0)
  await reaches({ Loaded: 'Settled' })
  expect(sessionEnd.watches).toEqual({ begun: 2, open: 1 })
  store.refuseToken('the-token')
  expect([is('Anonymous'), sessionEnd.watches.open]).toEqual([true, 0])
})

test('a stopped session has no listeners', async () => {
  const { actor, store, connectivity } = await loggedIn()
  expect(store.listeners.size).toBe(1)
  actor.stop()
  expect(store.listeners.size).toBe(0)
  expect(connectivity.listeners.size).toBe(0)
})
