import brand from '../../../src/brand.json'
import { makeBuiltText } from '../../../src/service/portal/built-texts'

const DAY_MS = 86_400_000
const today = new Date('2026-06-05T12:00:00Z')

test('[RUN-20: turns] a text is compressed for the first ten origins of a day alone, and named after each', async () => {
  const textFor = makeBuiltText(`<a href="${new URL(brand.site).origin}/login">`)
  const at = (origin: string, now = today) => textFor(origin, now)
  const first = Array.from({ length: 10 }, (_, index) => `https://${index}.test`)
  expect(first.map((origin) => at(origin).isKept)).toEqual(first.map(() => true))
  const eleventh = at('https://other.test')
  expect(eleventh.isKept).toBe(false)
  expect((await eleventh.bytes('identity')).toString()).toBe('<a href="https://other.test/login">')
  expect(first.map((origin) => at(origin) === at(origin))).toEqual(first.map(() => true))
  expect(eleventh.etag).toBe(at('https://other.test').etag)
  const tomorrow = new Date(today.getTime() + DAY_MS)
  expect(at('https://other.test', tomorrow).isKept).toBe(true)
})
