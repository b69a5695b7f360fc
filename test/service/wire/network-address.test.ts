import Fastify from 'fastify'
import { limitedByAddress, proxies, registerLimits } from '../../../src/service/wire/network-address'

const start = async (hops: number, requestsPerMinute = 2) => {
  const app = Fastify({ trustProxy: proxies(hops) })
  await registerLimits(app)
  app.get('/address', ({ ip }, reply) => reply.send(ip))
  app.get('/limited', { config: limitedByAddress(requestsPerMinute) }, (_, reply) => reply.send('answered'))
  return {
    addressOf: async (remoteAddress: string, forwarded?: string) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      return (await app.inject({ url: '/address', remoteAddress, headers })).payload
    },
    statusFor: async (remoteAddress: string) => (await app.inject({ url: '/limited', remoteAddress })).statusCode,
  }
}

describe('whose request it is', () => {
  test.each([
    ['off, whatever is said to be forwarded', 0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['one proxy', 1, '172.28.0.2', '203.0.113.9', '203.0.113.9'],
    [
      'one proxy, with a list that the client began itself',
      1,
      '172.28.0.2',
      '198.51.100.1, 10.0.0.1, 203.0.113.9',
      '203.0.113.9',
    ],
    ['two proxies', 2, '172.28.0.2', '198.51.100.1, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['two proxies, and one that forwards nothing but its own peer', 2, '172.28.0.2', '192.0.2.7', '192.0.2.7'],
    ['one proxy that forwards nothing', 1, '172.28.0.2', undefined, '172.28.0.2'],
  ])('[RUN-09] %s: TRUST_PROXY=%i, %s forwards %s for %s', async (_, hops, peer, forwarded, address) => {
    expect(await (await start(hops)).addressOf(peer, forwarded)).toBe(address)
  })
})

describe('a limit by address', () => {
  test.each([
    ['another address of IPv4', ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.8'], [200, 200, 429, 200]],
    [
      'another network of IPv6',
      ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3', '2001:db8:0:1::1'],
      [200, 200, 429, 200],
    ],
    [
      'IPv4 written as IPv6',
      ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:203.0.113.9', '::ffff:203.0.113.8'],
      [200, 200, 429, 200],
    ],
    [
      'a link-local address with its zone',
      ['fe80::1%eth0', 'fe80::2%eth0', 'fe80::3%eth0', '2001:db8::1'],
      [200, 200, 429, 200],
    ],
  ])('[RUN-09] is used up without %s being refused', async (_, addresses, statuses) => {
    const { statusFor } = await start(0)
    const answered = []
    for (const address of addresses) answered.push(await statusFor(address))
    expect(answered).toEqual(statuses)
  })
})
