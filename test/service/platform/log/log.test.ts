import { loggableError } from '../../../../src/service/platform/log/log'

test('a logged error has its type, code and location, and never its message', () => {
  const cause = Object.assign(new Error('Key (email)=(secret@mail.test) already exists'), { code: '23505' })
  const error = new Error('Failed query: insert … params: secret@mail.test\n    at secret@mail.test', { cause })
  const logged = JSON.stringify(loggableError(error))
  expect(logged).toContain('23505')
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain('secret')
})

test('the location of a logged error is a list of its calls, without blanks before them', () => {
  const { at } = loggableError(new Error('any')) as { readonly at: readonly string[] }
  expect(at.length).toBeGreaterThan(1)
  for (const call of at) expect(call).toMatch(/^at /)
})

test('a thrown value that is not an error is logged by its type only', () => {
  expect(loggableError('secret')).toEqual({ type: 'string' })
})
