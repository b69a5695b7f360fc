/** @jest-environment node */
import { isDocument } from '../../../src/ui/session/is-document'

describe('a separate document', () => {
  it.each(['/', '/?welcome', '/#faq', '/terms', '/terms#cookies', '/TERMS/', '/tips/0', '/tips/nothing'])(
    '%s is one',
    (path) => {
      expect(isDocument(path)).toBe(true)
    },
  )

  it.each(['/login', '/dashboard', '/dashboard/terms', '/tips', '/tips/0/more', '/terms-of-use'])(
    '%s is not',
    (path) => {
      expect(isDocument(path)).toBe(false)
    },
  )
})
