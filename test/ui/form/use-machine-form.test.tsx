import { act, render, renderHook } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { Form, useField } from 'react-final-form'
import { createActor, setup } from 'xstate'
import type { FieldFailure } from '../../../src/domain/rules/rule'
import { useMachineForm } from '../../../src/ui/form/use-machine-form'

type FormValues = { readonly name: string }
type Event =
  | { readonly type: 'submit'; readonly form: FormValues }
  | { readonly type: 'answer' }
  | { readonly type: 'leave' }

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

const toEvent = (form: FormValues) => ({ type: 'submit', form }) as const
const failuresOf = (snapshot: { context: { failures: readonly FieldFailure[] } }) => snapshot.context.failures
const nothing = () => [] as const

const start = (failures: typeof failuresOf = failuresOf) => {
  const actor = createActor(machine).start()
  const { result, rerender } = renderHook(() => useMachineForm(actor, toEvent, failures))
  const outcome: unknown[] = []
  const submit = (name: string) => {
    const ended = Promise.resolve(result.current({ name })).then((errors) => outcome.push(errors))
    return act(() => Promise.race([ended, Promise.resolve()]))
  }
  return { actor, outcome, submit, result, rerender }
}

const refused = { name: 'refused' }

describe('a form on a machine', () => {
  test('[FORM-01] a submit that is rejected at once returns the messages of the fields, without a promise', () => {
    const { actor, result } = start()
    expect(result.current({ name: '' })).toEqual(refused)
    actor.stop()
  })

  test('[FORM-01] a form that is rejected at once is rendered once with its messages', async () => {
    const actor = createActor(machine).start()
    const commits: string[] = []
    const Name = () => {
      const { meta } = useField<string>('name')
      return <p>{meta.submitError}</p>
    }
    const Page = () => (
      <Form<FormValues> onSubmit={useMachineForm(actor, toEvent, failuresOf)} initialValues={{ name: '' }}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <Name />
            <button>Send</button>
          </form>
        )}
      </Form>
    )
    const { getByRole } = render(
      <Profiler id="form" onRender={() => commits.push(document.body.textContent)}>
        <Page />
      </Profiler>,
    )
    commits.splice(0)
    await userEvent.click(getByRole('button'))
    expect(commits).toEqual(['refusedSend'])
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
