import { right, type Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import { differenceBetween } from '../../../src/inspector/difference'
import { loginMachine } from '../../../src/machines/login/machine'
import { aLogIn } from '../../support/builders'
import { startPortal } from '../../support/inspected'
import { answersArrive } from '../../support/simulated'

/** A portal whose log-in is answered by the test. */
const start = () => {
  const answers: ((answer: Either<never, object>) => void)[] = []
  const logIn = fromPromise(() => new Promise((answer) => void answers.push(answer)))
  const portal = startPortal(loginMachine.provide({ actors: { logIn: logIn as never } }))
  const shown: unknown[] = []
  portal.actor.subscribe({ next: ({ value }) => void shown.push(value) })
  const id = portal.login()[0]?.id ?? ''
  const show = (number: number | undefined) => {
    portal.says({ kind: 'show', portal: 'one', actor: id, number })
  }
  const goOn = (number: number) => {
    portal.says({ kind: 'go-on', portal: 'one', actor: id, number })
  }
  const state = () => portal.actor.getSnapshot().value
  const submit = () => {
    portal.actor.send({ type: 'submit-log-in', form: aLogIn() })
  }
  const answer = async () => {
    answers.at(-1)?.(right({ _tag: 'LoggedIn' }))
    await answersArrive()
  }
  const types = () =>
    portal
      .sent()
      .flatMap((message) => (message.kind === 'events' && message.actor === id ? message.events : []))
      .map(({ event }) => event.type)
  return { ...portal, answers, shown, show, goOn, state, submit, answer, types }
}

const editing = { Editing: 'LinkReady' }
/** The numbers of the events of `submit` and `answer`, after `xstate.init`. */
const [started, submitted, answered] = [1, 2, 3]

describe('an event in the log', () => {
  test('says what it left, entered and changed, masked', () => {
    const { submit, events, actor } = start()
    submit()
    expect(events().find(({ event }) => event.type === 'submit-log-in')).toMatchObject({
      active: ['', 'LoggingIn'],
      difference: { left: ['Editing', 'Editing.LinkReady'], entered: ['LoggingIn'] },
    })
    actor.send({ type: 'submit-log-in', form: aLogIn({ email: 'not an address' }) })
    actor.stop()
  })

  test('says nothing of what stayed the same object, and masks the rest', () => {
    const same = { deep: { name: 'Ada' } }
    const before = {
      active: ['', 'A'],
      context: { same, form: { email: '', step: 1 }, failure: undefined, gone: true },
    }
    const after = {
      active: ['', 'B'],
      context: { same, form: { email: 'ada@portal.test', step: 2 }, failure: { _tag: 'Offline' } },
    }
    expect(differenceBetween(before, after)).toEqual({
      left: ['A'],
      entered: ['B'],
      changes: [
        { path: 'form.email', before: '', after: '•••' },
        { path: 'form.step', before: 1, after: 2 },
        { path: 'failure', after: { _tag: 'Offline' } },
        { path: 'gone', before: true },
      ],
    })
  })
})

describe('a machine shown as it was', () => {
  test('takes answers that arrive meanwhile, without showing them', async () => {
    const { submit, answer, show, state, shown, login, actor } = start()
    submit()
    show(started)
    await answer()
    expect([state(), shown.at(-1), login().at(-1)?.shown]).toEqual([editing, editing, started])
    show(undefined)
    expect(state()).toBe('LoggedIn')
    actor.stop()
  })

  test('is not shown as it was any more when its screen is gone', () => {
    const { submit, show, marks, login, actor } = start()
    submit()
    show(started)
    actor.stop()
    expect([login().at(-1)?.status, login().at(-1)?.shown, marks.at(-1)]).toEqual(['stopped', undefined, undefined])
  })

  test('is sent nothing by the inspector either', () => {
    const { show, says, sent, login, actor } = start()
    show(started)
    says({ kind: 'send', portal: 'one', actor: login()[0]?.id ?? '', event: { type: 'submit-log-in', form: aLogIn() } })
    expect(sent().at(-1)).toMatchObject({ kind: 'refused', reason: 'the machine is shown as it was earlier' })
    actor.stop()
  })

  test('goes on from there: what ran then runs again, and its screens follow it', async () => {
    const { submit, answer, answers, goOn, state, shown, types, login, marks, actor } = start()
    submit()
    await answer()
    goOn(submitted)
    expect([state(), answers.length, marks.at(-1)]).toEqual(['LoggingIn', 2, undefined])
    await answer()
    expect([state(), shown.at(-1)]).toEqual(['LoggedIn', 'LoggedIn'])
    expect(types()).toEqual([
      'xstate.init',
      'submit-log-in',
      'xstate.done.actor.0.login.LoggingIn',
      'inspector.go-on',
      'xstate.done.actor.0.login.LoggingIn',
    ])
    expect(new Set(login().map(({ id }) => id)).size).toBe(1)
    goOn(started)
    submit()
    expect(state()).toBe('LoggingIn')
    actor.stop()
  })

  test('goes on with the delays of its states from their beginning', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
    const { submit, answer, goOn, state, actor } = start()
    submit()
    await answer()
    goOn(answered)
    jest.advanceTimersByTime(1_999)
    expect(state()).toBe('LoggedIn')
    jest.advanceTimersByTime(1)
    expect(state()).toBe('Left')
    actor.stop()
    jest.useRealTimers()
  })

  test('forgets the delays of a state that it leaves', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
    const { submit, answer, goOn, state, actor } = start()
    submit()
    await answer()
    goOn(answered)
    goOn(started)
    jest.advanceTimersByTime(60_000)
    expect(state()).toEqual(editing)
    actor.stop()
    jest.useRealTimers()
  })
})

describe('a machine that an error stopped', () => {
  test('keeps its last good state on the screen, and goes on from it', async () => {
    const { actor, goOn, state, submit, marks, login } = start()
    actor.send({ type: 'submit-log-in' } as never)
    await answersArrive()
    expect(login().at(-1)).toMatchObject({ status: 'error', failure: expect.stringContaining('isComplete') as string })
    expect(state()).toEqual(editing)
    expect(marks.at(-1)).toContain('An error stopped login')
    goOn(started)
    expect([login().at(-1)?.status, login().at(-1)?.failure, marks.at(-1)]).toEqual(['active', undefined, undefined])
    submit()
    expect(state()).toBe('LoggingIn')
    actor.stop()
  })
})
