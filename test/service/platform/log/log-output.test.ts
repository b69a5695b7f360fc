import { logOutput } from '../../../../src/service/platform/log/log-output'

/** A destination that takes that many bytes at once and none while it is full. */
const destination = (atOnce: number) => {
  const state = { full: false, text: '' }
  const write = (bytes: Uint8Array): number => {
    if (state.full) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
    const taken = Buffer.from(bytes.subarray(0, atOnce))
    state.text += taken.toString('latin1')
    return taken.length
  }
  return { state, write }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('[RUN-03: full disk] a destination that takes a part of a line is given the rest', () => {
  const { state, write } = destination(3)
  logOutput(write).write('a whole line\n')
  expect(state.text).toBe('a whole line\n')
})

test('[RUN-03: full disk] lines that a full disk refuses are written when there is room, and those beyond the limit are counted', () => {
  const { state, write } = destination(4)
  const output = logOutput(write, 12, 100)
  state.full = true
  for (const line of ['first\n', 'second\n', 'third\n', 'last\n']) output.write(line)
  jest.advanceTimersByTime(250)
  expect(state.text).toBe('')
  state.full = false
  jest.advanceTimersByTime(100)
  const [kept, also, lost, ...others] = state.text.split('\n')
  expect([kept, also, others]).toEqual(['first', 'third', ['']])
  expect(JSON.parse(lost ?? '')).toEqual({ level: 40, lines: 2, msg: 'lines of the log were lost' })
  output.write('later\n')
  expect(state.text.endsWith('}\nlater\n')).toBe(true)
})

test('[RUN-03: full disk] a destination that refuses is left alone until it is tried again', () => {
  let tried = 0
  const output = logOutput(
    () => {
      tried += 1
      throw new Error('EAGAIN')
    },
    1_000,
    100,
  )
  for (let line = 0; line < 20; line += 1) output.write('line\n')
  expect(tried).toBe(1)
  jest.advanceTimersByTime(300)
  expect(tried).toBe(4)
})
