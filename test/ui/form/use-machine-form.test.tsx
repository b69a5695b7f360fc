import { act, renderHook } from '@testing-library/react'
import { createActor, setup } from 'xstate'
import type { FieldFailure } from '../../../src/domain/rules/rule'
import { useMachineForm } from '../../../src/ui/form/use-machine-form'

type Form = { readonly name: string }
type Event = { readonly type: 'submit'; readonly form: Form } | { readonly type: 'answer' } | { readonly type: 'leave' }

/** A form that rejects an empty name at once, and everything else after an answer. */
const machine = setup({
  types: {
    context: {} as { readonly failures: readonly FieldFailure[] },
    events: {} as Event,
    tags: {} as 'settled',
  },
}).createMachine({
  context: { failures: [{ field: 'name', message: 'refused' }] },
  initial: 'Editing',
  states: {
    Editing: {
      tags: 'settled',
      on: { submit: { guard: ({ event }) => event.form.name !== '', target: 'Sending' } },
    },
    Sending: { on: { answer: 'Waiting', leave: 'Left' } },
    Waiting: { on: { answer: 'Editing' } },
    Left: { type: 'final' },
  },
})

const toEvent = (form: Form) => ({ type: 'submit', form }) as const
const failuresOf = (snapshot: { context: { failures: readonly FieldFailure[] } }) => snapshot.context.failures
const nothing = () => [] as const

const start = (failures: typeof failuresOf = failuresOf) => {
  const actor = createActor(machine).start()
  const { result, rerender } = renderHook(() => useMachineForm(actor, toEvent, failures))
  const outcome: unknown[] = []
  const submit = (name: string) => {
    const ended = result.current({ name }).then((errors) => outcome.push(errors))
    return act(() => Promise.race([ended, Promise.resolve()]))
  }
  return { actor, outcome, submit, result, rerender }
}

const refused = { name: 'refused' }

describe('a form on a machine', () => {
  test('[FORM-01] a submit that is rejected at once resolves at once, with the messages of the fields', async () => {
    const { actor, outcome, submit } = start()
    await submit('')
    await act(() => Promise.resolve())
    expect(outcome).toEqual([refused])
    actor.stop()
  })

  test('resolves with the next settled snapshot, not with any other', async () => {
    const { actor, outcome, submit } = start()
    await submit('x')
    expect(actor.getSnapshot().value).toBe('Sending')
    await act(async () => {
      actor.send({ type: 'answer' })
      await Promise.resolve()
    })
    expect(outcome).toEqual([])
    await act(async () => {
      actor.send({ type: 'answer' })
      await Promise.resolve()
    })
    expect(outcome).toEqual([refused])
    actor.stop()
  })

  test.each([
    ['ends', (actor: { send: (event: Event) => void }) => actor.send({ type: 'leave' })],
    ['stops', (actor: { stop: () => unknown }) => actor.stop()],
  ])('resolves when the actor %s', async (_, end: (actor: ReturnType<typeof start>['actor']) => unknown) => {
    const { actor, outcome, submit } = start()
    await submit('x')
    await act(async () => {
      end(actor)
      await Promise.resolve()
    })
    expect(outcome).toHaveLength(1)
    actor.stop()
  })

  test('[FORM-03] without failures the form has no errors', async () => {
    const { actor, outcome, submit } = start(nothing)
    await submit('')
    await act(() => Promise.resolve())
    expect(outcome).toEqual([undefined])
    actor.stop()
  })

  test('is the same function in every render', () => {
    const { actor, result, rerender } = start()
    const first = result.current
    rerender()
    expect(result.current).toBe(first)
    actor.stop()
  })
})
