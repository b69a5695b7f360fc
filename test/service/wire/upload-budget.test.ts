import fc from 'fast-check'
import { makeUploadBudget } from '../../../src/service/wire/upload-budget'

describe('the memory for uploads', () => {
  test('[RUN-08: two uploads] has room for two of a customer, and for another one when either has ended', () => {
    const { reserve } = makeUploadBudget(100)
    const [first, second] = [reserve('ada', 10), reserve('ada', 10)]
    expect(reserve('ada', 10)).toBeUndefined()
    expect(reserve('obi', 10)).toBeDefined()
    second?.()
    expect(reserve('ada', 10)).toBeDefined()
    expect(reserve('ada', 10)).toBeUndefined()
    first?.()
    expect(reserve('ada', 10)).toBeDefined()
  })

  test('[RUN-08: budget] is given back once, however often it is released', () => {
    const { reserve } = makeUploadBudget(100)
    const release = reserve('ada', 60)
    release?.()
    release?.()
    expect(reserve('obi', 101)).toBeUndefined()
    expect(reserve('obi', 100)).toBeDefined()
  })

  test('[RUN-08: budget] never holds more than its bytes, and all of them again in the end', () => {
    const upload = fc.record({ customer: fc.constantFrom('a', 'b', 'c', 'd'), length: fc.nat(60), ends: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(upload, { maxLength: 40 }), (uploads) => {
        const { reserve } = makeUploadBudget(100)
        let open: { readonly length: number; readonly ends: number; readonly release: () => void }[] = []
        uploads.forEach(({ customer, length, ends }, time) => {
          for (const one of open.filter((each) => each.ends <= time)) one.release()
          open = open.filter((each) => each.ends > time)
          const release = reserve(customer, length)
          if (release !== undefined) open.push({ length, ends: time + ends + 1, release })
          expect(open.reduce((sum, one) => sum + one.length, 0)).toBeLessThanOrEqual(100)
        })
        for (const { release } of open) release()
        expect(reserve('a', 100)).toBeDefined()
      }),
    )
  })
})
