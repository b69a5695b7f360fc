import { act, renderHook } from '@testing-library/react'
import { useIncrementalRows } from '../../../../src/ui/components/table/use-incremental-rows'

const items = (count: number) => Array.from({ length: count }, (_, index) => index)
const frame = () => act(() => jest.advanceTimersToNextFrame())

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('ten items come with each frame, and others begin again', () => {
  const { result, rerender } = renderHook(useIncrementalRows<number>, { initialProps: items(25) })
  const seen = [result.current.length]
  for (let count = 0; count < 3; count += 1) {
    frame()
    seen.push(result.current.length)
  }
  expect(seen).toEqual([10, 20, 25, 25])
  rerender(items(12))
  expect(result.current).toEqual(items(10))
  frame()
  expect(result.current).toEqual(items(12))
})

test('no frame is left when its table has gone', () => {
  const { unmount } = renderHook(useIncrementalRows<number>, { initialProps: items(25) })
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
