import fc from 'fast-check'
import { documentRefusal } from '../../../src/service/beneficiary/allowance'

const MIB = 1024 * 1024

test.each([
  [{ documents: 49, bytes: 0 }, 8 * MIB, null],
  [{ documents: 50, bytes: 0 }, 1, 'We keep at most 50 documents for you, and you have sent that many.'],
  [{ documents: 25, bytes: 192 * MIB }, 8 * MIB, null],
  [
    { documents: 25, bytes: 192 * MIB },
    8 * MIB + 1,
    'We keep at most 200 MB of documents for you, and this one would exceed that.',
  ],
])('[RUN-06: documents] with %j kept, a document of %d bytes is answered with %j', (kept, added, refusal) => {
  expect(documentRefusal(kept, added)).toBe(refusal)
})

test('[RUN-06: documents] whatever is sent, no more than fifty documents and 200 MiB are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 * MIB }), { maxLength: 120 }), (sizes) => {
      const kept = sizes.reduce(
        (sum, size) =>
          documentRefusal(sum, size) === null ? { documents: sum.documents + 1, bytes: sum.bytes + size } : sum,
        { documents: 0, bytes: 0 },
      )
      expect(kept.documents).toBeLessThanOrEqual(50)
      expect(kept.bytes).toBeLessThanOrEqual(200 * MIB)
    }),
  )
})
