import { act, render, screen } from '@testing-library/react'
import { createSignal, useSignal, type Signal } from '../../../../src/ui/components/state/create-signal'

const Shown = ({ signal }: { readonly signal: Signal<string> }) => <p>{useSignal(signal)}</p>

describe('a signal', () => {
  test('notifies its subscribers when the value changes, and not otherwise', () => {
    const signal = createSignal('one')
    const listener = jest.fn()
    const unsubscribe = signal.subscribe(listener)
    signal.set('one')
    expect(listener).not.toHaveBeenCalled()
    signal.set('two')
    expect([signal.get(), listener.mock.calls.length]).toEqual(['two', 1])
    unsubscribe()
    signal.set('three')
    expect([signal.get(), listener.mock.calls.length]).toEqual(['three', 1])
  })

  test('updates a component', () => {
    const signal = createSignal('one')
    render(<Shown signal={signal} />)
    act(() => {
      signal.set('two')
    })
    expect(screen.getByText('two')).toBeInTheDocument()
  })
})
