import type { Customer } from '../../../src/domain/customer/customer'
import type { PortError } from '../../../src/domain/failure/port-error'
import { whyLogIn } from '../../../src/machines/session/selectors'
import type { Destination } from '../../../src/ports/navigation'
import { aCustomer, aRejection, everyError, rejected } from '../../support/builders'
import { breaks, fails, late, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { startSession } from './start-session'

afterEach(stopAll)

describe('a profile request that the server rejected', () => {
  test('[SESS-01] can be retried by the customer; a success clears the error', async () => {
    const refused = fails(rejected({ message: 'Not today.' }))
    const { actor, user, reaches, reads } = startSession({ profile: [refused, succeeds(aCustomer())] })
    await reaches('Refused')
    expect(user()).toMatchObject({ email: undefined, error: 'Not today.' })
    actor.send({ type: 'try-again' })
    await reaches('Loaded')
    expect(user()).toMatchObject({ email: 'customer@portal.test', error: undefined })
    expect(reads()).toBe(2)
  })
})

describe('why a customer is at log-in', () => {
  const why = async (error: PortError, state: string) => {
    const { actor, reaches } = startSession({ profile: [fails(error)] })
    await reaches(state)
    return whyLogIn(actor.getSnapshot())
  }

  test('is said where the server ended the session or refused the profile', async () => {
    expect(await why(everyError.NotFound, 'Refused')).toBe('We could not find this.')
    expect(await why(everyError.Unauthorised, 'Refused')).toBe('Your session has ended. Please log in again.')
  })

  test('is not said where nobody has logged in, or the server was not reached', async () => {
    expect(whyLogIn(startSession({ token: undefined }).actor.getSnapshot())).toBeUndefined()
    expect(await why(everyError.Outage, 'Unreachable')).toBeUndefined()
  })
})

describe('[KEEP-01] [SIGN-08: storage] what the browser holds of a customer', () => {
  test('belongs to the one whose profile is read, before a screen is drawn', async () => {
    const { reaches, customerStorage, customer } = startSession({ profile: [succeeds(aCustomer())] })
    const drawn: unknown[] = []
    const { setOwner } = customerStorage
    Object.assign(customerStorage, {
      setOwner: (...given: Parameters<typeof setOwner>) => {
        drawn.push(customer())
        return setOwner(...given)
      },
    })
    await reaches('Loaded')
    expect(customerStorage.state.owners).toEqual([{ email: 'customer@portal.test', userName: 'customer' }])
    expect(drawn).toEqual([undefined])
  })

  test('belongs to nobody else when the profile has no email, or cannot be read', async () => {
    for (const [answer, state] of [
      [succeeds(aCustomer({ email: undefined })), 'Loaded'],
      [fails(everyError.Outage), 'Unreachable'],
    ] as const) {
      const { reaches, customerStorage } = startSession({ profile: [answer] })
      await reaches(state)
      expect(customerStorage.state.owners).toEqual([])
    }
  })
})

describe('the start of a session', () => {
  test.each<[Destination, number]>([
    [{ screen: 'policies' }, 1],
    [{ screen: 'login' }, 0],
  ])('at %j: the place that log-in was to lead to is forgotten %d times', async (here, times) => {
    const { reaches, navigation } = startSession({ profile: [succeeds(aCustomer())], here })
    await reaches('Loaded')
    expect(navigation.state.forgotten).toBe(times)
  })

  test('[SESS-02] without a token is anonymous at once, and sends no request', async () => {
    const { user, is, reads, navigation } = startSession({ token: undefined })
    expect(is('Anonymous')).toBe(true)
    expect(user()).toMatchObject({ error: 'User not authorized', isLoading: false, email: undefined })
    await answersArrive()
    expect(reads()).toBe(0)
    expect(navigation.log).toEqual([])
  })

  test('[SESS-01] [SESS-03] with a token is loading, then loaded with the profile', async () => {
    const answer = late<Customer>()
    const { user, customer, reaches, reads } = startSession({ profile: [answer.answer] })
    expect(user()).toMatchObject({ isLoading: true, error: undefined })
    expect(customer()).toBeUndefined()
    answer.succeeds(aCustomer())
    await reaches('Loaded')
    expect(user()).toEqual({
      email: 'customer@portal.test',
      username: 'customer',
      phoneNumber: '08030000000',
      name: 'First',
      kycStatus: 'NewlyRegistered',
      referralCode: 'REFER123',
      isLoading: false,
      error: undefined,
    })
    expect(customer()).toEqual(aCustomer())
    expect(reads()).toBe(1)
  })

  test.each([undefined, '', ' '])(
    '[SESS-07] a profile with the email %p is loaded, but counts as not logged in',
    async (email) => {
      const { customer, reaches } = startSession({ profile: [succeeds(aCustomer({ email }))] })
      await reaches('Loaded')
      expect(customer()).toBeUndefined()
    },
  )

  test.each<[PortError, string]>([
    [rejected({ message: 'The server says no.' }), 'The server says no.'],
    [{ _tag: 'Forbidden', answer: aRejection({ message: 'Not yours.' }) }, 'Not yours.'],
    [everyError.NotFound, 'We could not find this.'],
    [everyError.Unauthorised, 'Your session has ended. Please log in again.'],
  ])(
    '[SESS-01] [SESS-03] [AUTH-23: log-in] %j is the word of the server: an error, the token stays',
    async (error, message) => {
      const { user, customer, reaches, store } = startSession({ profile: [fails(error)] })
      await reaches('Refused')
      expect(user()).toMatchObject({ error: message, isLoading: false })
      expect(customer()).toBeUndefined()
      expect(store.state.token).toBe('the-token')
    },
  )

  test.each([
    [
      'offline',
      fails(everyError.Offline),
      'An error occurred due to no connection, please check your interet connectivity...',
    ],
    ['an outage', fails(everyError.Outage), 'An error occurred during operation'],
    ['no answer', fails({ _tag: 'NoAnswer', wrote: false } as const), 'An error occurred during operation'],
    ['a broken contract', fails(everyError.ContractBroken), 'We could not read the answer. Try again.'],
    ['too many tries', fails(everyError.RateLimited), 'Too many tries. Try again in 30 s.'],
    ['a defect', breaks, 'An error occurred during operation'],
  ])(
    '[AUTH-23: outage] [ERR-04] after %s the token stays stored, and Try again reads the profile again',
    async (_, script, message) => {
      const { actor, user, customer, reaches, store, navigation } = startSession({
        profile: [script, succeeds(aCustomer())],
      })
      await reaches('Unreachable')
      expect(user()).toMatchObject({ error: message, isLoading: false })
      expect(store.state.token).toBe('the-token')
      expect(navigation.log).toEqual([])
      actor.send({ type: 'try-again' })
      expect(user().isLoading).toBe(true)
      await reaches('Loaded')
      expect(customer()).toEqual(aCustomer())
      expect(user().error).toBeUndefined()
    },
  )

  test('[AUTH-23: outage] the profile is requested again when the device is online, and only then', async () => {
    const { reaches, connectivity, reads } = startSession({
      profile: [fails(everyError.Offline), succeeds(aCustomer())],
    })
    await reaches('Unreachable')
    expect(connectivity.listeners.size).toBe(1)
    connectivity.comesBack()
    await reaches('Loaded')
    expect(connectivity.listeners.size).toBe(0)
    expect(reads()).toBe(2)
  })
})

describe('a changed profile', () => {
  const approved = aCustomer({ kycStatus: 'Approved' })

  test('is refreshed in the background', async () => {
    const answer = late<Customer>()
    const { user, reaches, reads, customerUpdates } = startSession({ profile: [succeeds(aCustomer()), answer.answer] })
    await reaches('Loaded')
    customerUpdates.changed()
    expect(user()).toMatchObject({ isLoading: false, kycStatus: 'NewlyRegistered' })
    answer.succeeds(approved)
    await answersArrive()
    expect(user().kycStatus).toBe('Approved')
    expect(reads()).toBe(2)
  })

  test('twice is read twice, and only the last answer counts', async () => {
    const first = late<Customer>()
    const second = late<Customer>()
    const { user, reaches, customerUpdates } = startSession({
      profile: [succeeds(aCustomer()), first.answer, second.answer],
    })
    await reaches('Loaded')
    customerUpdates.changed()
    customerUpdates.changed()
    second.succeeds(approved)
    await answersArrive()
    first.succeeds(aCustomer({ kycStatus: 'PendingReview' }))
    await answersArrive()
    expect(user().kycStatus).toBe('Approved')
  })

  test.each([
    ['a failure', fails(everyError.Outage)],
    ['a defect', breaks],
  ])('is ignored after %s: the old one stays', async (_, script) => {
    const { user, customer, reaches, customerUpdates } = startSession({ profile: [succeeds(aCustomer()), script] })
    await reaches('Loaded')
    customerUpdates.changed()
    await reaches({ Loaded: 'Settled' })
    await answersArrive()
    expect(customer()).toEqual(aCustomer())
    expect(user().error).toBeUndefined()
  })
})
