import { loggableError } from '../../../src/sandbox/wire/log'

test('a logged error has its kind, code and place, and never its message', () => {
  const cause = Object.assign(new Error('Key (email)=(secret@mail.test) already exists'), { code: '23505' })
  const error = new Error('Failed query: insert … params: secret@mail.test\n    at secret@mail.test', { cause })
  const logged = JSON.stringify(loggableError(error))
  expect(logged).toContain('23505')
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain('secret')
})

test('what is no error is logged by its type alone', () => {
  expect(loggableError('secret')).toEqual({ type: 'string' })
})
