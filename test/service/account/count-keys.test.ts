import { makeCountKeys } from '../../../src/service/account/count-keys'

const keys = makeCountKeys(Buffer.from('a signing key'))
const phone = { network: '102.89.33.0/24', browser: 'Chrome on Android' }
const laptop = { network: '102.89.33.0/24', browser: 'Firefox on Windows' }
const customer = { id: '4b0a7e0c-5a3e-4a0e-9c11-0d2f8a6b7c3d', emailAddress: 'Ada@Mail.test', userName: 'ada' }

test('the key of a name ignores case and surrounding blanks, like the look-up of an account', () => {
  expect(keys.ofUnknown(' Nobody@Mail.test\t')).toBe(keys.ofUnknown('nobody@mail.test'))
  expect(keys.ofTyped(' Nobody@Mail.test\t', phone)).toBe(keys.ofTyped('nobody@mail.test', phone))
})

test('[SIGN-06: keyed hash] a name counts under a keyed hash, by itself and in each place, which says nothing of the name without the key', () => {
  const other = makeCountKeys(Buffer.from('another signing key'))
  const all = [keys, other].flatMap((each) => [
    each.ofUnknown('ada'),
    each.ofTyped('ada', phone),
    each.ofTyped('ada', laptop),
  ])
  expect(new Set(all).size).toBe(6)
  for (const key of all) expect(key).toMatch(/^name:[\w-]{43}$/)
})

test('[SIGN-06: count of failures] a customer counts under the id, and in each known place under another key', () => {
  const all = [
    keys.ofCustomer(customer.id, undefined),
    keys.ofCustomer(customer.id, phone),
    keys.ofCustomer(customer.id, laptop),
  ]
  expect(new Set(all).size).toBe(3)
  for (const key of all) expect(key.startsWith(customer.id)).toBe(true)
})

test('what keeps a customer from logging in in a place are the counts of the account there and elsewhere, and of both names', () => {
  expect(keys.ofAll(customer, phone)).toEqual([
    keys.ofCustomer(customer.id, undefined),
    keys.ofCustomer(customer.id, phone),
    keys.ofTyped('ada@mail.test', phone),
    keys.ofTyped('ada', phone),
  ])
})
