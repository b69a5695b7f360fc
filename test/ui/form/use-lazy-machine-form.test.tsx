import { act, renderHook } from '@testing-library/react'
import { createActor, setup } from 'xstate'
import { useLazyMachineForm } from '../../../src/ui/form/use-lazy-machine-form'
import { noErrors } from '../../../src/machines/core/form'

type Form = { readonly name: string }

const machine = setup({
  types: { events: {} as { readonly type: 'submit'; readonly form: Form }, tags: {} as 'settled' },
}).createMachine({
  initial: 'Editing',
  states: {
    Editing: { tags: 'settled', on: { submit: 'Refused' } },
    Refused: { tags: 'settled' },
  },
})
type Actor = ReturnType<typeof startActor>
type Snapshot = ReturnType<Actor['getSnapshot']>

const startActor = () => createActor(machine).start()
const toEvent = (form: Form) => ({ type: 'submit', form }) as const
const isBusy = () => false
const errors = (snapshot: Snapshot) =>
  snapshot.matches('Refused') ? { failure: undefined, fields: [{ field: 'name', message: 'refused' }] } : noErrors

/** A form whose machine loads when the test triggers it; each attempt is one call. */
const start = () => {
  const attempts: { readonly succeed: (actor: Actor) => void; readonly fail: () => void }[] = []
  const loadActor = () =>
    new Promise<Actor>((resolve, reject) => {
      attempts.push({ succeed: resolve, fail: () => reject(new Error('the chunk did not load')) })
    })
  const { result, unmount } = renderHook(() => useLazyMachineForm({ loadActor, toEvent, isBusy, errors }))
  const outcome: unknown[] = []
  const afterPromises = (change: () => unknown) =>
    act(() => {
      change()
      return Promise.resolve()
    })
  const submit = () =>
    afterPromises(() => Promise.resolve(result.current.onSubmit({ name: '' })).then((errors) => outcome.push(errors)))
  const succeed = (attempt: number, actor = startActor()) => afterPromises(() => attempts[attempt]?.succeed(actor))
  const fail = (attempt: number) => afterPromises(() => attempts[attempt]?.fail())
  return { result, unmount, attempts, outcome, submit, succeed, fail }
}

describe('a form whose machine is loading', () => {
  test('a submit waits until the machine has loaded, and shows its messages', async () => {
    const { result, outcome, attempts, submit, succeed } = start()
    expect([result.current.busy, result.current.snapshot]).toEqual([false, undefined])
    await submit()
    expect(result.current.busy).toBe(true)
    await succeed(0)
    expect(outcome).toEqual([{ name: 'refused' }])
    expect([result.current.busy, result.current.snapshot?.value]).toEqual([false, 'Refused'])
    expect(attempts).toHaveLength(1)
    expect(result.current.onSubmit({ name: '' })).toEqual({ name: 'refused' })
  })

  test('does not show the failure of a load without a submit; the next submit loads again', async () => {
    const { result, outcome, attempts, submit, succeed, fail } = start()
    await fail(0)
    await fail(1)
    expect(result.current.errors.failure).toBeUndefined()
    await submit()
    expect(attempts).toHaveLength(3)
    await succeed(2)
    expect(outcome).toEqual([{ name: 'refused' }])
  })

  test('shows the failure of a load that a submit waited for, until the next submit', async () => {
    const { result, outcome, submit, succeed, fail } = start()
    await submit()
    await fail(0)
    await fail(1)
    expect(result.current.errors.failure?.message).toBe('An error occurred during operation')
    expect([result.current.busy, outcome]).toEqual([false, [undefined]])
    await submit()
    expect([result.current.errors.failure, result.current.busy]).toEqual([undefined, true])
    await succeed(2)
    expect(outcome).toEqual([undefined, { name: 'refused' }])
  })

  test('shows what its machine does by itself', async () => {
    const { result, succeed } = start()
    const actor = startActor()
    await succeed(0, actor)
    expect(result.current.snapshot?.value).toBe('Editing')
    act(() => {
      actor.send({ type: 'submit', form: { name: '' } })
    })
    expect(result.current.snapshot?.value).toBe('Refused')
    expect(result.current.errors.fields).toEqual([{ field: 'name', message: 'refused' }])
  })

  test('stops the actor when its screen is left, before or after it loaded', async () => {
    const [before, after] = [start(), start()]
    const [late, early] = [startActor(), startActor()]
    before.unmount()
    await before.succeed(0, late)
    await after.succeed(0, early)
    after.unmount()
    expect([late.getSnapshot().status, early.getSnapshot().status]).toEqual(['stopped', 'stopped'])
  })
})
