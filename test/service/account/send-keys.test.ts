import { makeSendKeys } from '../../../src/service/account/send-keys'
import { addressBlockOf } from '../../../src/service/platform/address-block'

const keys = makeSendKeys(Buffer.from('a signing key'))
const place = { network: '198.51.100.0/24', browser: 'Chrome on Android' }

test('[RUN-21: mailboxes] a mailbox has one key however it is written, and another for each owner and place', () => {
  expect(keys.ofMailbox(' ADA@mail.test', undefined)).toBe(keys.ofMailbox('ada@mail.test', undefined))
  const all = [
    keys.ofMailbox('ada@mail.test', undefined),
    keys.ofMailbox('ada@mail.test', { customerId: 'one', from: 'session' }),
    keys.ofMailbox('ada@mail.test', { customerId: 'one', from: place }),
    keys.ofMailbox('ada@mail.test', { customerId: 'one', from: { ...place, browser: 'Firefox on Windows' } }),
    keys.ofMailbox('ada@mail.test', { customerId: 'two', from: 'session' }),
    keys.ofNumber('ada@mail.test', undefined),
    makeSendKeys(Buffer.from('another key')).ofMailbox('ada@mail.test', undefined),
  ]
  expect(new Set(all).size).toBe(all.length)
  for (const key of all) expect(key).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['198.51.100.4', '198.51.100.4'],
  ['::ffff:198.51.100.4', '198.51.100.4'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['nonsense', 'unknown'],
])('[RUN-21: addresses] the address %s counts as %s', (address, block) => {
  expect(addressBlockOf(address)).toBe(block)
})
