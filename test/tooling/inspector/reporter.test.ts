import { createActor, fromPromise, setup } from 'xstate'
import { failureText } from '../../../src/inspector/failure-text'
import type { Report } from '../../../src/inspector/messages'
import { aLogIn } from '../../support/builders'
import { startPortal as start, startReporter, viewsIn } from '../../support/inspected'
import { answersArrive } from '../../support/simulated'

describe('an inspected portal', () => {
  test('reports the promises of a machine as its children until they end', async () => {
    const { actor, views, login } = start()
    actor.send({ type: 'submit-log-in', form: aLogIn() })
    const child = () => views().filter(({ name }) => name === 'logIn')
    expect(child()[0]).toMatchObject({ parent: login()[0]?.id, chart: undefined })
    await answersArrive()
    expect(child().at(-1)?.status).toBe('error')
    actor.stop()
  })

  test('reports no actor that is never started, such as a child whose state is left immediately', () => {
    const { inspect, sent } = startReporter()
    const machine = setup({ actors: { ask: fromPromise(() => new Promise(() => undefined)) } }).createMachine({
      initial: 'Waiting',
      states: {
        Waiting: { on: { go: 'Passing' } },
        Passing: { invoke: { src: 'ask' }, always: 'Beyond' },
        Beyond: {},
      },
    })
    const actor = createActor(machine, { inspect }).start()
    actor.send({ type: 'go' })
    expect(viewsIn(sent()).map(({ chart }) => chart?.machine)).toEqual(['(machine)', '(machine)'])
    actor.stop()
  })

  test('masks typed values in events and the context', () => {
    const { actor, sent, events } = start()
    actor.send({ type: 'submit-log-in', form: aLogIn({ email: 'somebody@portal.test', password: 'Tr0ub4dor' }) })
    expect(events().at(-1)).toMatchObject({ at: 5, from: 'login' })
    expect(events().find(({ event }) => event.type === 'submit-log-in')).toMatchObject({
      number: 2,
      at: 5,
      from: 'screen',
      event: { type: 'submit-log-in', form: { email: '•••', password: '•••' } },
    })
    expect(JSON.stringify(sent())).not.toMatch(/somebody|Tr0ub4dor/)
    actor.stop()
  })

  test('reports everything again to an inspector that is opened later', () => {
    const { actor, sent, says } = start()
    const before = sent().length
    says({ kind: 'who-is-there' })
    const again = sent().slice(before) as Report[]
    expect(again.map(({ kind, portal }) => [kind, portal])).toEqual([
      ['actor', 'one'],
      ['events', 'one'],
    ])
    actor.stop()
  })

  test('sends an actor the requested event, but none for another portal', () => {
    const { actor, login, says } = start()
    const event = { type: 'submit-log-in', form: aLogIn() }
    says({ kind: 'send', portal: 'two', actor: login()[0]?.id ?? '', event })
    expect(actor.getSnapshot().matches('Editing')).toBe(true)
    says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event })
    expect(actor.getSnapshot().matches('LoggingIn')).toBe(true)
    actor.stop()
  })

  test('does not send an event on which the machine would stop, and says why with the calls that led there', () => {
    const { actor, login, says, sent } = start()
    says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event: { type: 'submit-log-in' } })
    expect(sent().at(-1)).toMatchObject({
      kind: 'refused',
      portal: 'one',
      reason: expect.stringMatching(
        /would stop with Error: Unable to evaluate guard 'isComplete' .*: Cannot [^]*\n\s+at /,
      ) as string,
    })
    expect(actor.getSnapshot().status).toBe('active')
    says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event: { type: 'submit-log-in', form: aLogIn() } })
    expect(actor.getSnapshot().matches('LoggingIn')).toBe(true)
    actor.stop()
  })

  test('does not send an event that no active state takes, or that its guard refuses', () => {
    const { actor, login, says, sent } = start()
    for (const type of ['somersault', 'resend-activation-link']) {
      says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event: { type } })
      expect(sent().at(-1)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('no active state takes it') as string,
      })
    }
    actor.stop()
  })

  test("logs an event that it sends as the inspector's", () => {
    const { actor, login, says, events } = start()
    says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event: { type: 'submit-log-in', form: aLogIn() } })
    expect(events().find(({ event }) => event.type === 'submit-log-in')?.from).toBe('inspector')
    actor.stop()
  })

  test('reports an error that stopped a machine with its calls, and masks what may be personal', async () => {
    const { actor, login } = start()
    actor.send({ type: 'submit-log-in' } as never)
    await answersArrive()
    expect(login().at(-1)).toMatchObject({
      status: 'error',
      failure: expect.stringMatching(/^Error: Unable to evaluate guard 'isComplete' .*: Cannot [^]*\n\s+at /) as string,
    })
    expect(failureText(new Error('somebody@portal.test'))).toMatch(/^Error: •••\n/)
    expect(failureText(new TypeError('form.trim is not a function'))).toMatch(
      /^TypeError: form.trim is not a function\n/,
    )
    expect(failureText(new Error("Unable to evaluate guard 'isOpen' in a state:\nsomebody@portal.test"))).not.toContain(
      'somebody',
    )
    expect(failureText('somebody@portal.test')).toBe('something that is no error')
  })

  test('reports many events as one message, of which it keeps the last ten thousand', () => {
    const { inspect, messages, waiting, says } = startReporter()
    const actor = createActor(setup({}).createMachine({ on: { tick: {} } }), { inspect }).start()
    for (let count = 0; count < 12_000; count += 1) actor.send({ type: 'tick' })
    expect([messages.map(({ kind }) => kind), waiting.length]).toEqual([['actor'], 1])
    waiting.pop()?.()
    expect(messages.map(({ kind }) => kind)).toEqual(['actor', 'events', 'states'])
    while (waiting.length > 0) waiting.pop()?.()
    expect(messages.flatMap((message) => (message.kind === 'events' ? message.events : [])).length).toBe(12_001)
    says({ kind: 'who-is-there' })
    const kept = (messages.at(-1) as Extract<Report, { kind: 'events' }>).events
    expect([kept.length, kept.at(0)?.number, kept.at(-1)?.number]).toEqual([10_000, 2_002, 12_001])
    actor.stop()
  })

  test('reports that it is closed', () => {
    const { actor, close, sent } = start()
    sent()
    close()
    expect(sent().at(-1)).toEqual({ kind: 'closed', portal: 'one' })
    actor.stop()
  })
})
