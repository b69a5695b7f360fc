import { coverKind } from '../../../src/domain/policy/cover-kind'

it.each([
  ['MTC', 'motor'],
  ['MTP', 'motor'],
  ['HLS', 'health'],
  ['LTF', 'health'],
  ['TRA', 'travel'],
  ['HMB', 'home'],
  ['SVT', 'savings'],
  ['EDU', 'savings'],
  ['XMT', undefined],
  ['', undefined],
  [undefined, undefined],
])('the product with the code %s is of the kind %s', (code, kind) => {
  expect(coverKind(code)).toBe(kind)
})
