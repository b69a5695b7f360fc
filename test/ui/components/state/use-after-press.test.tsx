import { act, fireEvent, renderHook } from '@testing-library/react'
import { useAfterPress } from '../../../../src/ui/components/state/use-after-press'
import { useStableWhilePressed } from '../../../../src/ui/components/state/use-stable-while-pressed'
import { listenersTo } from '../../../support/listeners'

const start = () => {
  const heard: string[] = []
  const { result, unmount } = renderHook(useAfterPress)
  return { heard, say: (word: string) => result.current(() => void heard.push(word)), unmount }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('what appears after a press', () => {
  test('appears at once without one', () => {
    const { heard, say } = start()
    say('now')
    expect(heard).toEqual(['now'])
  })

  test('waits for the click that ends it, and only the last one appears', () => {
    const { heard, say } = start()
    fireEvent.pointerDown(document.body)
    say('one')
    fireEvent.pointerUp(document.body)
    say('two')
    jest.advanceTimersByTime(100)
    expect(heard).toEqual([])
    fireEvent.click(document.body)
    jest.advanceTimersByTime(0)
    expect(heard).toEqual(['two'])
  })

  test.each([
    ['a press without a click', () => fireEvent.pointerUp(document.body), 400],
    ['a press that becomes a scroll', () => fireEvent.pointerCancel(document.body), 0],
  ])('does not wait for ever: %s', (_, end, after) => {
    const { heard, say } = start()
    fireEvent.pointerDown(document.body)
    say('late')
    end()
    jest.advanceTimersByTime(Math.max(after - 1, 0))
    expect(heard).toEqual(after === 0 ? ['late'] : [])
    jest.advanceTimersByTime(1)
    expect(heard).toEqual(['late'])
  })

  test('a new press begins before the one before it is over', () => {
    const { heard, say } = start()
    fireEvent.pointerDown(document.body)
    fireEvent.pointerUp(document.body)
    fireEvent.pointerDown(document.body)
    say('late')
    jest.advanceTimersByTime(1_000)
    expect(heard).toEqual([])
  })

  test('a value that changes meanwhile is the one from before', () => {
    const { result, rerender } = renderHook(useStableWhilePressed<string>, { initialProps: 'one' })
    rerender('two')
    expect(result.current).toBe('two')
    fireEvent.pointerDown(document.body)
    rerender('three')
    expect(result.current).toBe('two')
    fireEvent.click(document.body)
    act(() => jest.advanceTimersByTime(0))
    expect(result.current).toBe('three')
  })

  test('leaves neither a listener nor a timer behind', () => {
    const listeners = listenersTo('pointerdown', 'pointerup', 'pointercancel', 'click')
    const { unmount } = start()
    expect(listeners()).toHaveLength(4)
    fireEvent.pointerUp(document.body)
    unmount()
    expect(listeners()).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })
})
