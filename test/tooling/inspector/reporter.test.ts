import { createActor, fromPromise, setup } from 'xstate'
import { failureText } from '../../../src/inspector/failure-text'
import type { ActorView, Message, Report } from '../../../src/inspector/messages'
import { makeReporter } from '../../../src/inspector/reporter'
import { loginMachine } from '../../../src/machines/login/machine'
import { aLogIn } from '../../support/builders'
import { answersArrive } from '../../support/simulated'

/** What inspectors know about each actor after each message, the actors by the order of their messages. */
const viewsIn = (sent: readonly Message[]): readonly ActorView[] => {
  const known = new Map<string, ActorView>()
  return sent.flatMap((message) => {
    if (message.kind === 'actor') known.set(message.actor.id, message.actor)
    if (message.kind !== 'states') return message.kind === 'actor' ? [message.actor] : []
    return message.states.flatMap((state) => {
      const view = known.get(state.id)
      return view === undefined ? [] : [{ ...view, ...state }]
    })
  })
}

/** A portal with a log-in machine without its actor, and a channel that the test controls. */
const start = () => {
  const sent: Message[] = []
  let hear: (message: Message) => void = () => undefined
  const channel = {
    post: (message: Message) => void sent.push(structuredClone(message)),
    listen: (listener: (message: Message) => void) => {
      hear = listener
    },
  }
  const reporter = makeReporter(channel, 'one', () => 5)
  const actor = createActor(loginMachine, { inspect: reporter.inspect }).start()
  const says = (message: Message) => {
    hear(message)
  }
  const views = () => viewsIn(sent)
  const login = () => views().filter(({ name }) => name === 'login')
  const events = () => sent.flatMap((message) => (message.kind === 'events' ? message.events : []))
  return { actor, sent, reporter, says, views, login, events }
}

describe('an inspected portal', () => {
  test('reports its actors with their charts and active states', () => {
    const { actor, login } = start()
    expect(login()[0]).toMatchObject({ chart: { machine: 'login' }, parent: undefined })
    expect(login().at(-1)).toMatchObject({ status: 'active', active: ['', 'Editing', 'Editing.LinkReady'] })
    actor.stop()
    expect(login().at(-1)).toMatchObject({ status: 'stopped' })
  })

  test('reports the promises of a machine as its children until they end', async () => {
    const { actor, views, login } = start()
    actor.send({ type: 'submit-log-in', form: aLogIn() })
    const child = () => views().filter(({ name }) => name === 'logIn')
    expect(child()[0]).toMatchObject({ parent: login()[0]?.id, chart: undefined })
    await answersArrive()
    expect(child().at(-1)?.status).toBe('error')
    actor.stop()
  })

  test('reports the end of a child whose state was left immediately', () => {
    const sent: Message[] = []
    const channel = { post: (message: Message) => void sent.push(message), listen: () => undefined }
    const machine = setup({ actors: { ask: fromPromise(() => new Promise(() => undefined)) } }).createMachine({
      initial: 'Waiting',
      states: {
        Waiting: { on: { go: 'Passing' } },
        Passing: { invoke: { src: 'ask' }, always: 'Beyond' },
        Beyond: {},
      },
    })
    const actor = createActor(machine, { inspect: makeReporter(channel, 'one', () => 5).inspect }).start()
    actor.send({ type: 'go' })
    const ended = viewsIn(sent).filter(({ name }) => name === 'ask').map(({ status }) => status)
    expect([ended.at(0), ended.at(-1)]).toEqual(['active', 'stopped'])
    actor.stop()
  })

  test('masks typed values in events and the context', () => {
    const { actor, sent, events } = start()
    actor.send({ type: 'submit-log-in', form: aLogIn({ email: 'somebody@portal.test', password: 'Tr0ub4dor' }) })
    expect(events().at(-1)).toMatchObject({ at: 5, from: 'login' })
    expect(events().find(({ event }) => event.type === 'submit-log-in')).toEqual({
      number: 2, at: 5, from: 'screen', event: { type: 'submit-log-in', form: { email: '•••', password: '•••' } },
    })
    expect(JSON.stringify(sent)).not.toMatch(/somebody|Tr0ub4dor/)
    actor.stop()
  })

  test('reports everything again to an inspector that is opened later', () => {
    const { actor, sent, says } = start()
    const before = sent.length
    says({ kind: 'who-is-there' })
    const again = sent.slice(before) as Report[]
    expect(again.map(({ kind, portal }) => [kind, portal])).toEqual([['actor', 'one'], ['events', 'one']])
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
    expect(sent.at(-1)).toMatchObject({
      kind: 'refused', portal: 'one', reason: expect.stringMatching(/would stop with Error: Unable to evaluate guard 'isComplete' .*: Cannot [^]*\n\s+at /) as string,
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
      expect(sent.at(-1)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('no active state takes it') as string })
    }
    actor.stop()
  })

  test('logs an event that it sends as the inspector\'s', () => {
    const { actor, login, says, events } = start()
    says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event: { type: 'submit-log-in', form: aLogIn() } })
    expect(events().find(({ event }) => event.type === 'submit-log-in')?.from).toBe('inspector')
    actor.stop()
  })

  test('reports an error that stopped a machine with its calls, and masks what may be personal', async () => {
    const { actor, login } = start()
    const reported = jest.fn()
    actor.subscribe({ error: reported })
    actor.send({ type: 'submit-log-in' } as never)
    await answersArrive()
    expect(reported).toHaveBeenCalledTimes(1)
    expect(login().at(-1)).toMatchObject({
      status: 'error', failure: expect.stringMatching(/^Error: Unable to evaluate guard 'isComplete' .*: Cannot [^]*\n\s+at /) as string,
    })
    expect(failureText(new Error('somebody@portal.test'))).toMatch(/^Error: •••\n/)
    expect(failureText(new TypeError('form.trim is not a function'))).toMatch(/^TypeError: form.trim is not a function\n/)
    expect(failureText(new Error("Unable to evaluate guard 'isOpen' in a state:\nsomebody@portal.test"))).not.toContain('somebody')
    expect(failureText('somebody@portal.test')).toBe('something that is no error')
  })

  test('reports many events as one message, of which it keeps the last ten thousand', () => {
    const sent: Message[] = []
    const waiting: (() => void)[] = []
    let hear: (message: Message) => void = () => undefined
    const channel = {
      post: (message: Message) => void sent.push(message),
      listen: (listener: typeof hear) => {
        hear = listener
      },
    }
    const reporter = makeReporter(channel, 'one', () => 5, (report) => void waiting.push(report))
    const actor = createActor(setup({}).createMachine({ on: { tick: {} } }), { inspect: reporter.inspect }).start()
    for (let count = 0; count < 12_000; count += 1) actor.send({ type: 'tick' })
    expect([sent.map(({ kind }) => kind), waiting.length]).toEqual([['actor'], 1])
    waiting[0]?.()
    expect(sent.map(({ kind }) => kind)).toEqual(['actor', 'events', 'states'])
    hear({ kind: 'who-is-there' })
    const kept = (sent.at(-1) as Extract<Report, { kind: 'events' }>).events
    expect([kept.length, kept.at(0)?.number, kept.at(-1)?.number]).toEqual([10_000, 2_002, 12_001])
    actor.stop()
  })

  test('reports that it is closed', () => {
    const { actor, reporter, sent } = start()
    reporter.close()
    expect(sent.at(-1)).toEqual({ kind: 'closed', portal: 'one' })
    actor.stop()
  })
})
