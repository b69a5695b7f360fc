import { makeActivationImplementations } from '../../../src/machines/activation/actors'
import { activationMachine } from '../../../src/machines/activation/machine'
import { canTryAgain, failure, phase } from '../../../src/machines/activation/selectors'
import type { PortError } from '../../../src/domain/failure/port-error'
import { aRejection, everyError, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedAccount, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

const link = { userId: '7', confirmationCode: 'the-code', c: 'extra' }

const start = (input: Partial<typeof link>, ...answers: Answer<void>[]) => {
  const account = scriptedAccount({ activate: scripted(...answers) })
  const ports = {
    activation: account,
    navigation: recordedNavigation({ screen: 'verify-email' }),
    notifications: recordedNotifications(),
  }
  const activation = simulate(activationMachine.provide(makeActivationImplementations(ports)), {
    userId: undefined,
    confirmationCode: undefined,
    c: undefined,
    ...input,
  })
  const observed = () => ({
    phase: phase(activation.actor.getSnapshot()),
    failure: failure(activation.actor.getSnapshot()),
  })
  return { ...activation, ...ports, account, observed }
}

afterEach(stopAll)

describe('activation', () => {
  test('[AUTH-17] sends the contents of the link without a click', () => {
    const { account, observed } = start(link, late<void>().answer)
    expect(observed()).toEqual({ phase: 'working', failure: undefined })
    expect(account.activate.inputs).toEqual([link])
  })

  test('[AUTH-18] opens log-in three seconds after a success', async () => {
    const { reaches, pass, observed, navigation } = start(link, succeeds(undefined))
    await reaches('Activated')
    expect(observed()).toEqual({ phase: 'done', failure: undefined })
    pass(2_999)
    expect(navigation.log).toEqual([])
    pass(1)
    expect(navigation.log).toEqual([{ screen: 'login' }])
    pass(60_000)
    expect(navigation.log).toHaveLength(1)
  })

  test('after a success the button opens log-in at once, and only once', async () => {
    const { actor, reaches, pass, navigation } = start(link, succeeds(undefined))
    await reaches('Activated')
    actor.send({ type: 'go-to-login' })
    expect(navigation.log).toEqual([{ screen: 'login' }])
    pass(3_000)
    expect(navigation.log).toHaveLength(1)
  })

  test('[AUTH-20] an incomplete link has code 400, and no request is sent', () => {
    const { account, observed } = start({ userId: '7' })
    expect(observed()).toMatchObject({
      phase: 'failed',
      failure: { code: 400, message: 'Missing required activation parameters' },
    })
    expect(account.activate.inputs).toEqual([])
  })

  test('[AUTH-19] a failure is shown in full, and the button opens log-in', async () => {
    const violations = [
      { message: 'The code is too short.', fields: ['confirmationCode'] },
      { message: 'The link is odd.', fields: [] },
    ]
    const error = rejected({
      code: 3,
      message: 'This link is not valid.',
      details: 'It is older than a day.',
      violations,
    })
    const { actor, reaches, pass, observed, navigation } = start(link, fails(error))
    await reaches('Failed')
    expect(observed()).toEqual({
      phase: 'failed',
      failure: {
        code: 3,
        message: 'This link is not valid.',
        details: 'It is older than a day.',
        violations: ['The code is too short.', 'The link is odd.'],
      },
    })
    pass(60_000)
    expect(navigation.log).toEqual([])
    actor.send({ type: 'go-to-login' })
    expect(navigation.log).toEqual([{ screen: 'login' }])
  })

  const answer = aRejection({ code: 9, message: 'The server says no.' })
  test.each<PortError>([
    { _tag: 'Rejected', ...answer },
    { _tag: 'Unauthorised', answer },
    { _tag: 'Forbidden', answer },
    { _tag: 'NotFound', answer },
    { _tag: 'RateLimited', retryAfter: 5, answer },
  ])('[AUTH-21] the server’s message is shown, whatever its status: %j', async (error) => {
    const { reaches, observed } = start(link, fails(error))
    await reaches('Failed')
    expect(observed().failure).toMatchObject({ code: 9, message: 'The server says no.' })
  })

  test.each([everyError.Rejected, everyError.Unauthorised, everyError.Forbidden, everyError.NotFound])(
    '[AUTH-21] a failure without a message is code 0: %j',
    async (error) => {
      const { reaches, observed } = start(link, fails(error))
      await reaches('Failed')
      expect(observed().failure).toMatchObject({ code: 0, message: 'Activation failed without specific error' })
    },
  )

  test.each([
    ['no connection', fails(everyError.Offline)],
    ['an outage', fails(everyError.Outage)],
    ['no answer', fails(everyError.NoAnswer)],
    ['a broken contract', fails(everyError.ContractBroken)],
    ['a cancelled call', fails(everyError.Cancelled)],
    ['a defect', breaks],
  ])('[AUTH-21] %s is code 500', async (_, script) => {
    const { reaches, observed } = start(link, script)
    await reaches('Failed')
    expect(observed().failure).toMatchObject({
      code: 500,
      message: 'Failed to connect to the server. Please try again.',
    })
  })

  test('[AUTH-21] after a failed connection the same link can be retried as often as the customer wants', async () => {
    const { actor, reaches, observed, account } = start(link, fails(everyError.Offline), succeeds(undefined))
    await reaches('Failed')
    expect(canTryAgain(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'try-again' })
    actor.send({ type: 'try-again' })
    expect(observed()).toEqual({ phase: 'working', failure: undefined })
    await reaches('Activated')
    expect(account.activate.inputs).toEqual([link, link])
  })

  test('[AUTH-19] what the server has judged cannot be retried', async () => {
    const { actor, reaches, account } = start(link, fails(rejected(aRejection({ message: 'No such link.' }))))
    await reaches('Failed')
    expect(canTryAgain(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'try-again' })
    expect(actor.getSnapshot().value).toBe('Failed')
    expect(account.activate.inputs).toHaveLength(1)
  })

  test('[ERR-04] after too many tries the message says when to try again', async () => {
    const { reaches, observed } = start(link, fails(everyError.RateLimited))
    await reaches('Failed')
    expect(observed().failure).toMatchObject({ code: 429, message: 'Too many tries. Try again in 30 s.' })
  })

  test('[ACC-04] a refused link leads to the request for a new one, and from there to log-in', async () => {
    const { actor, reaches, observed, navigation } = start(link, fails(rejected()))
    await reaches('Failed')
    actor.send({ type: 'request-link' })
    expect(observed().phase).toBe('new link')
    actor.send({ type: 'go-to-login' })
    expect(navigation.log).toEqual([{ screen: 'login' }])
  })

  test('[ACC-04] a link that the server has not judged is not replaced', async () => {
    const { actor, reaches, observed } = start(link, fails(everyError.Offline))
    await reaches('Failed')
    actor.send({ type: 'request-link' })
    expect(observed().phase).toBe('failed')
  })
})
