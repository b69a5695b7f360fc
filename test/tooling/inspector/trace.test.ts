import { right } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { LoggedEvent } from '../../../src/inspector/messages'
import { parseTrace, type Trace } from '../../../src/inspector/trace'
import { loginMachine } from '../../../src/machines/login/machine'
import { divergenceText, replay } from '../../machines/traces/replay'
import { login } from '../../machines/walks/of/login'
import { aLogIn } from '../../support/builders'
import { startPortal } from '../../support/inspected'
import { answersArrive } from '../../support/simulated'

/** The trace of a log-in that is first refused by the form, then stepped back from, then accepted. */
const recorded = async (machine = loginMachine): Promise<Trace> => {
  const portal = startPortal(
    machine.provide({ actors: { logIn: fromPromise(() => Promise.resolve(right({ _tag: 'LoggedIn' }))) as never } }),
  )
  const id = portal.login()[0]?.id ?? ''
  portal.actor.send({ type: 'submit-log-in', form: aLogIn({ email: '' }) })
  portal.actor.send({ type: 'submit-log-in', form: aLogIn() })
  portal.says({ kind: 'go-on', portal: 'one', actor: id, number: 1 })
  portal.actor.send({ type: 'submit-log-in', form: aLogIn() })
  await answersArrive()
  const events = portal
    .sent()
    .flatMap((message) => (message.kind === 'events' && message.actor === id ? message.events : []))
  portal.actor.stop()
  return parseTrace(JSON.stringify({ version: 1, machine: 'login', events })) as Trace
}

const changed = ({ events, ...trace }: Trace, number: number, change: Partial<LoggedEvent>): Trace => ({
  ...trace,
  events: events.map((event) => (event.number === number ? { ...event, ...change } : event)),
})

describe('a trace', () => {
  test('of today is in the same states today, though what was typed is masked', async () => {
    const trace = await recorded()
    expect(trace.events.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'submit-log-in',
      'submit-log-in',
      'inspector.go-on',
      'submit-log-in',
      'xstate.done.actor.0.login.LoggingIn',
    ])
    expect(JSON.stringify(trace)).not.toContain(aLogIn().password)
    expect(replay(trace, login)).toBeUndefined()
  })

  test('says after which event another machine is elsewhere', async () => {
    const trusting = loginMachine.provide({ guards: { isComplete: () => true } })
    const trace = await recorded(trusting)
    const divergence = replay(trace, login)
    expect(divergence).toEqual({
      number: 2,
      event: 'submit-log-in',
      recorded: ['LoggingIn'],
      today: [['Editing.LinkReady']],
    })
    expect(divergence && divergenceText(divergence)).toBe(
      'Event 2, submit-log-in: it was in LoggingIn; today it is in Editing › LinkReady.',
    )
    expect(replay(trace, { ...login, machine: trusting })).toBeUndefined()
  })

  test('whose expected states were changed is a test that fails', async () => {
    const wrong = changed(await recorded(), 6, { active: ['', 'Editing', 'Editing.CountingDown'] })
    expect(replay(wrong, login)).toMatchObject({ number: 6, recorded: ['Editing.CountingDown'] })
  })

  test('of a machine that failed says so when today it does not', async () => {
    const { active: _active, difference: _difference, ...failed } = (await recorded()).events[2] as LoggedEvent
    const trace = await recorded()
    const divergence = replay({ ...trace, events: [...trace.events.slice(0, 2), failed] }, login)
    expect(divergence && divergenceText(divergence)).toMatch(
      /^Event 3, submit-log-in: the machine failed; today it is in /,
    )
  })

  test('that does not begin with the start of its machine cannot be replayed', async () => {
    const trace = await recorded()
    expect(() => replay({ ...trace, events: trace.events.slice(1) }, login)).toThrow('does not begin with the start')
  })
})

describe('the file of a trace', () => {
  const event = { number: 1, at: 5, from: 'screen', event: { type: 'xstate.init' } }
  const file = (differences: object) =>
    JSON.stringify({ version: 1, machine: 'login', events: [event], ...differences })

  test.each([
    ['{', 'The file is not valid JSON.'],
    ['[]', 'The file is not a trace: it names no machine.'],
    [file({ version: 2 }), 'The trace was written by another version of the inspector.'],
    [file({ events: [] }), 'The trace has no events, or unreadable ones.'],
    [file({ events: [{ ...event, active: 'Editing' }] }), 'The trace has no events, or unreadable ones.'],
    [file({ events: [{ ...event, difference: { left: [] } }] }), 'The trace has no events, or unreadable ones.'],
    [file({ chart: { machine: 'login' } }), 'The chart of the trace is unreadable.'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(parseTrace(text)).toBe(reason)
  })
})
