import fc from 'fast-check'
import { withoutTrailingSlashes } from '../../../src/domain/values/trailing-slashes'

test('the slashes at the end are left out, and no others', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', 'a', '\n') }), (text) => {
      expect(withoutTrailingSlashes(text)).toBe(text.replace(/\/+$/, ''))
    }),
  )
})
