import { StartError } from '../../../src/service/platform/database/database'
import { describeFailure } from '../../../src/service/start/failed'

test('[RUN-13] a failed start is described by its sentence alone', () => {
  expect(describeFailure(new StartError('The port is taken.'))).toBe('The port is taken.')
})

test('[RUN-13] a fault of our own is described by its message and where it happened', () => {
  const [first, ...calls] = describeFailure(new TypeError('x is not a function')).split('\n')
  expect(first).toBe('A fault of this program: TypeError: x is not a function')
  expect(calls[0]).toContain('failed.test.ts')
  for (const call of calls) expect(call).toMatch(/^\s+at /)
})

test('[RUN-13] a query that failed is described by what the database said, without its parameters', () => {
  const parameters = { query: 'insert … $1', params: ['secret@mail.test'] }
  const message = 'Failed query: insert … $1\nparams: secret@mail.test'
  const cause = Object.assign(new Error('relation "customer" does not exist'), {
    code: '42P01',
    detail: 'secret@mail.test',
  })
  const described = describeFailure(Object.assign(new Error(message, { cause }), parameters))
  expect(described.split('\n')[0]).toBe('A fault of this program: Error: relation "customer" does not exist')
  expect(described).not.toContain('secret')
  expect(describeFailure(Object.assign(new Error(message), parameters))).not.toContain('secret')
})

test('[RUN-13] what is thrown and is no error is described too', () => {
  expect(describeFailure('no reason')).toBe("A fault of this program: it threw 'no reason'")
})
