import { isIP } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import {
  addressIn,
  limitedByAddress,
  proxies,
  readForwarded,
  registerLimits,
} from '../../../src/service/wire/network-address'

const start = async (hops: number, requestsPerMinute = 2) => {
  const lines: string[] = []
  const app = Fastify({
    trustProxy: proxies(hops),
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
  })
  readForwarded(app, hops)
  await registerLimits(app)
  app.get('/address', ({ ip }, reply) => reply.send(ip))
  app.get('/limited', { config: limitedByAddress(requestsPerMinute) }, (_, reply) => reply.send('answered'))
  return {
    addressOf: async (remoteAddress: string, forwarded?: string) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      return (await app.inject({ url: '/address', remoteAddress, headers })).payload
    },
    statusFor: async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/limited', remoteAddress, headers })).statusCode,
    lines,
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

  test.each([
    ['an address with a port', 1, '203.0.113.9:51234', '203.0.113.9'],
    ['an address of IPv6', 1, '2001:db8::9', '2001:db8::9'],
    ['one in brackets', 1, '[2001:db8::9]', '2001:db8::9'],
    ['one in brackets with a port', 1, '[2001:db8::9]:443', '2001:db8::9'],
    ['both with a port', 2, '203.0.113.9:1, 192.0.2.7:2', '203.0.113.9'],
    ['no address', 1, 'unknown', '172.28.0.2'],
    ['no address, behind what the client began itself', 1, '198.51.100.1, unknown', '172.28.0.2'],
    ['no address from the outer one', 2, 'unknown, 192.0.2.7:2', '192.0.2.7'],
    ['no address from the inner one, whatever the outer one says', 2, '203.0.113.9, _hidden', '172.28.0.2'],
    ['nothing', 1, '', '172.28.0.2'],
    ['a port that is none', 1, '203.0.113.9:123456', '172.28.0.2'],
  ])('[RUN-19] %s: TRUST_PROXY=%i forwards %j for %s', async (_, hops, forwarded, address) => {
    expect(await (await start(hops)).addressOf('172.28.0.2', forwarded)).toBe(address)
  })

  test('[RUN-19] whatever is forwarded is read as an address, with or without a port, or as none', () => {
    const port = fc.nat(65_535)
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), port, fc.string(), (four, six, at, text) => {
        for (const forwarded of [four, ` ${four}`, `${four}:${at}`]) expect(addressIn(forwarded)).toBe(four)
        for (const forwarded of [six, `[${six}]`, `[${six}]:${at}`]) expect(addressIn(forwarded)).toBe(six)
        expect(isIP(addressIn(text) ?? '::')).not.toBe(0)
      }),
    )
  })

  test('[RUN-19] a proxy that forwards no address is logged once, without what it forwards', async () => {
    const { addressOf, lines } = await start(1)
    for (const forwarded of ['203.0.113.9:80', 'unknown', 'somebody', '203.0.113.8'])
      await addressOf('172.28.0.2', forwarded)
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'a proxy forwards no address in X-Forwarded-For, so that its requests count as its own',
    ])
    expect(lines.join()).not.toMatch(/unknown|somebody/)
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

  test('[RUN-19] counts a customer once, from whatever port', async () => {
    const { statusFor } = await start(1)
    const answered = []
    for (const forwarded of ['203.0.113.9:1', '203.0.113.9:2', '203.0.113.9', '203.0.113.8:1'])
      answered.push(await statusFor('172.28.0.2', { 'x-forwarded-for': forwarded }))
    expect(answered).toEqual([200, 200, 429, 200])
  })
})
