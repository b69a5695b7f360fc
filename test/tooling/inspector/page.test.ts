import { chartOf, everyState } from '../../../src/inspector/chart'
import type { ActorView, LoggedEvent, Message } from '../../../src/inspector/messages'
import { emptyBoard, boardAfter, FILES, machinesOf, nextTraceKey } from '../../../src/inspector/page/board'
import { payloadErrors } from '../../../src/inspector/page/payload'
import { eventsAt, parseEvent, sampleOf } from '../../../src/inspector/page/send-form'
import { everyMachine } from '../../../.ci/charts/machines'
import { sampleEvents } from '../../../src/machines/sample-events'
import { loginMachine } from '../../../src/machines/login/machine'

const chart = chartOf(loginMachine)
const view = (differences: Partial<ActorView> = {}): ActorView => ({
  id: '1',
  parent: undefined,
  name: 'login',
  chart,
  status: 'active',
  active: ['', 'Editing'],
  context: {},
  failure: undefined,
  ...differences,
})
const actor = (differences: Partial<ActorView> = {}, portal = 'one'): Message => ({
  kind: 'actor',
  portal,
  actor: view(differences),
})
const logged = (type: string, at: number): LoggedEvent => ({ number: at, at, from: 'screen', event: { type } })
const events = (...list: LoggedEvent[]): Message => ({ kind: 'events', portal: 'one', actor: '1', events: list })
const after = (...messages: readonly Message[]) => messages.reduce(boardAfter, emptyBoard)
const child = actor({ id: '2', parent: '1', name: 'logIn', chart: undefined })

describe('the board of an inspector', () => {
  test('has the machines of every portal with their actors', () => {
    const board = after(actor(), child, actor({ name: 'session' }, 'two'))
    const known = machinesOf(board).map(({ machine, runs }) => [machine.portal, machine.actor.name, runs.length])
    expect(known).toEqual([
      ['one', 'login', 1],
      ['two', 'session', 0],
    ])
  })

  test('removes a stopped machine with its children, a finished promise and a closed portal', () => {
    expect(after(actor(), child, actor({ status: 'stopped' })).size).toBe(0)
    expect(after(actor(), child, actor({ id: '2', parent: '1', chart: undefined, status: 'done' })).size).toBe(1)
    expect(after(actor(), actor({}, 'two'), { kind: 'closed', portal: 'one' }).size).toBe(1)
  })

  test('still shows a finished machine', () => {
    expect(after(actor(), actor({ status: 'done' })).get('one/1')?.actor.status).toBe('done')
  })

  test('appends events to the log, and replaces a log that is posted again', () => {
    const two = [logged('a', 1), logged('b', 2)]
    const log = (...messages: Message[]) =>
      after(actor(), ...messages)
        .get('one/1')
        ?.log.map(({ event }) => event.type)
    expect(log(events(logged('a', 1)), events(logged('b', 2)))).toEqual(['a', 'b'])
    expect(log(events(...two), events(...two), events(logged('c', 3)))).toEqual(['a', 'b', 'c'])
  })

  test('shows why an event was refused until the next one', () => {
    const refused: Message = { kind: 'refused', portal: 'one', actor: '1', reason: 'no form' }
    expect(after(actor(), refused).get('one/1')?.refused).toBe('no form')
    expect(after(actor(), refused, events(logged('a', 1))).get('one/1')?.refused).toBe('')
  })
})

describe('a trace from a file', () => {
  const events = [
    { ...logged('xstate.init', 1), active: ['', 'Editing', 'Editing.LinkReady'] },
    { ...logged('submit-log-in', 2), active: ['', 'LoggingIn'] },
    { ...logged('submit-log-in', 3) },
  ]
  const loaded = { kind: 'trace', trace: { version: 1, machine: 'login', chart, events } } as const
  const shownAt = (number: number) => ({ kind: 'show', portal: FILES, actor: '1', number }) as const

  test('is shown at its end, beside the portals, and at any of its events', () => {
    const board = [loaded, shownAt(1)].reduce(boardAfter, after(actor()))
    expect(boardAfter(emptyBoard, loaded).get('files/1')?.actor).toMatchObject({ shown: 2, active: ['', 'LoggingIn'] })
    expect(board.get('files/1')?.actor).toMatchObject({ shown: 1, active: ['', 'Editing', 'Editing.LinkReady'] })
    expect(machinesOf(board).map(({ machine }) => machine.key)).toEqual(['one/1', 'files/1'])
  })

  test('is at an event on which its machine failed where it was before', () => {
    expect(boardAfter(boardAfter(emptyBoard, loaded), shownAt(3)).get('files/1')?.actor.active).toEqual([
      '',
      'LoggingIn',
    ])
  })

  test('does not replace one that was loaded before', () => {
    const board = boardAfter(boardAfter(emptyBoard, loaded), loaded)
    expect([...board.keys(), nextTraceKey(board)]).toEqual(['files/1', 'files/2', 'files/3'])
  })
})

describe('an event to send', () => {
  test('is one of those that the active states handle, without those of XState', () => {
    expect(eventsAt(chart, ['', 'Editing', 'Editing.LinkReady'])).toEqual(['submit-log-in', 'resend-activation-link'])
    expect(eventsAt(chart, ['', 'LoggingIn'])).toEqual([])
  })

  test.each(['', '{', '[]', '{"type": 5}', '"x"', 'null'])('cannot be %s', (text) => {
    expect(parseEvent(text)).toBeUndefined()
  })

  test('has the members besides its type', () => {
    expect(parseEvent('{"type": "open-page", "page": 2}')).toEqual({ type: 'open-page', page: 2 })
  })
})

describe('samples of events', () => {
  test('there are of every machine, and of events that its states take', async () => {
    const machines = await everyMachine()
    expect(Object.keys(sampleEvents).sort()).toEqual(machines.map(({ machine }) => machine.id).sort())
    for (const { machine } of machines) {
      const { root } = chartOf(machine)
      const known = new Set(
        everyState(root).flatMap(({ transitions }) => transitions.map(({ eventType }) => eventType)),
      )
      const sampled = Object.keys(sampleEvents[machine.id as keyof typeof sampleEvents])
      expect(sampled.filter((type) => !known.has(type))).toEqual([])
    }
  })

  test('are filled in with their type, and equal themselves', () => {
    expect(sampleOf('login', 'submit-log-in')).toEqual({
      type: 'submit-log-in',
      form: { email: 'customer@example.com', password: 'Example-pass-1' },
    })
    expect(sampleOf('login', 'resend-activation-link')).toEqual({ type: 'resend-activation-link' })
    for (const events of Object.values(sampleEvents))
      for (const sample of Object.values(events))
        expect(payloadErrors(sample, JSON.parse(JSON.stringify(sample)))).toEqual([])
  })

  const sample = {
    text: 'a',
    size: 1,
    list: [{ id: 'a' }],
    maybe: undefined,
    typed: { kind: 'motor', form: { colour: 'red' } },
  }
  test.each([
    [{ ...sample, text: 5 }, ['text is a number instead of a string']],
    [{ ...sample, maybe: 5 }, []],
    [{ ...sample, list: [{ id: 'b' }, { id: 5 }] }, ['list[1].id is a number instead of a string']],
    [{ ...sample, list: {} }, ['list is an object instead of a list']],
    [{ ...sample, more: 1 }, ['more is unknown']],
    [{ ...sample, typed: { kind: 'motor', form: {} } }, ['typed.form.colour is missing']],
    [{ ...sample, typed: { kind: 'travel', form: { destination: '1' } } }, []],
    [{ ...sample, typed: null }, ['typed is null instead of an object']],
    [5, ['the event is a number instead of an object']],
  ])('differ from %j in %j', (payload, differences) => {
    expect(payloadErrors(sample, payload)).toEqual(differences)
  })
})
