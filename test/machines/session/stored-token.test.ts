import type { Customer } from '../../../src/domain/customer/customer'
import { aCustomer } from '../../support/builders'
import { breaks, fails, late, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { loggedIn, startSession } from './start-session'

const other = aCustomer({ userName: 'other', email: 'other@portal.test' })

afterEach(stopAll)

describe('a token that is stored', () => {
  test('[AUTH-06: token] by a log-in here is followed by a load of the profile before any guard decides', async () => {
    const answer = late<Customer>()
    const { user, customer, reaches, store, reads } = startSession({ token: undefined, profile: [answer.answer] })
    store.saveToken('the-token')
    expect(user().isLoading).toBe(true)
    expect(reads()).toBe(1)
    answer.succeeds(aCustomer())
    await reaches('Loaded')
    expect(customer()).toEqual(aCustomer())
    expect(user().error).toBeUndefined()
  })

  test('[SESS-10] by another tab while a customer is logged in here refreshes the profile in the background', async () => {
    const answer = late<Customer>()
    const { user, customer, reaches, store } = await loggedIn({ profile: [answer.answer] })
    store.changes('stored')
    expect(user().isLoading).toBe(false)
    expect(customer()).toEqual(aCustomer())
    answer.succeeds(other)
    await reaches({ Loaded: 'Settled' })
    expect(customer()).toEqual(other)
  })

  test('[SIGN-08: two tabs] by another customer in another tab takes the screens away at once, and what the address names', async () => {
    const answer = late<Customer>()
    const { user, customer, reaches, store, customerStorage, navigation } = await loggedIn({
      profile: [answer.answer],
      here: { screen: 'policies', record: '7' },
    })
    customerStorage.state.owner = undefined
    store.changes('stored')
    expect([user().email, user().isLoading, customer()]).toEqual([undefined, true, undefined])
    expect([navigation.log, navigation.hows]).toEqual([[{ screen: 'policies' }], [{ replace: true }]])
    answer.succeeds(other)
    await reaches('Loaded')
    expect(customer()).toEqual(other)
  })

  test('[SIGN-08: two tabs] is found to be by another customer with the profile only, when the address names nothing any more', async () => {
    const { reaches, store, navigation } = await loggedIn({
      profile: [succeeds(aCustomer()), succeeds(other)],
      here: { screen: 'mandates', record: '7' },
    })
    store.changes('stored')
    await reaches({ Loaded: 'Settled' })
    expect(navigation.log).toEqual([])
    store.changes('stored')
    await reaches({ Loaded: 'Settled' })
    expect(navigation.log).toEqual([{ screen: 'mandates' }])
  })

  test('[SIGN-08: two tabs] of another customer on a screen without log-in, such as that of the log-in itself, leaves it there', async () => {
    const { reaches, store, customer, navigation } = await loggedIn({
      profile: [succeeds(other)],
      here: { screen: 'login' },
    })
    store.changes('stored')
    await reaches({ Loaded: 'Settled' })
    expect(customer()).toEqual(other)
    expect(navigation.log).toEqual([])
  })

  test.each([
    ['Refused', fails({ _tag: 'NotFound', answer: undefined })],
    ['Unreachable', fails({ _tag: 'Outage' })],
    ['Unreachable', breaks],
  ] as const)('[SESS-10] by another tab drops the old customer when the read ends %s', async (state, answer) => {
    const { customer, reaches, store } = await loggedIn({ profile: [answer] })
    store.changes('stored')
    await reaches(state)
    expect(customer()).toBeUndefined()
  })

  test('[SESS-10] again while the profile is loading starts over, and the earlier answer is ignored', async () => {
    const first = late<Customer>()
    const { customer, reaches, store, session } = startSession({ profile: [first.answer, succeeds(other)] })
    store.changes('stored')
    expect(session.currentCustomer.calls[0]?.signal.aborted).toBe(true)
    await reaches('Loaded')
    first.succeeds(aCustomer())
    await answersArrive()
    expect(customer()).toEqual(other)
  })

  test.each(['refused', 'cleared'] as const)('after the old one was %s starts a new session', async (change) => {
    const { customer, reaches, store } = await loggedIn({ profile: [succeeds(other)] })
    store.changes(change)
    store.saveToken('another-token')
    await reaches('Loaded')
    expect(customer()).toEqual(other)
  })
})
