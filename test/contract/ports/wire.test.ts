import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { right } from 'fp-ts/Either'
import { makeAccountPorts } from '../../support/account-ports'
import { makeKycPort } from '../../../src/adapters/http/kyc'
import { makeSessionPort } from '../../../src/adapters/http/session'
import type { Endpoint } from '../../../src/contract/endpoint'
import { success } from '../../../src/contract/envelope'
import { endpoints } from '../../../src/contract/table'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import { aCall, connect } from './connect'
import { ownHost } from '../../support/own-host'

const rows: readonly Pick<Endpoint, 'name' | 'method' | 'path' | 'needsLogIn'>[] = Object.values(endpoints)

/** A server that answers every call with an empty result and records the requests. */
const listeningServer = async () => {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(success({ accessToken: 'fresh' })))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { requests, close, origin: `http://127.0.0.1:${port}` }
}

describe('a request of the portal', () => {
  test('[WIRE-01] [WIRE-04] is sent to the host of the configuration with the headers, and the token if there is one', async () => {
    const server = await listeningServer()
    const portal = connect({ apiHost: server.origin })
    await makeAccountPorts(portal.http).logIn({ email: 'a@mail.test', password: 'x' }, aCall())()
    portal.store.saveToken('the-token')
    await makeSessionPort(portal.http, ownHost).currentCustomer(undefined, aCall())()
    await makeKycPort(portal.http).verifyBvn('22222222222', aCall())()
    await server.close()
    expect(server.requests.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
      'POST /api/TokenAuth/Authenticate',
      'GET /api/services/app/Profile/GetCurrentUserProfileForEdit',
      'POST /api/services/app/BVN/Verify',
    ])
    for (const { headers } of server.requests)
      expect(headers).toMatchObject({
        'content-type': 'application/json-patch+json',
        accept: '*/*',
        'x-xsrf-token': 'null',
      })
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer the-token',
      'Bearer the-token',
    ])
    expect(server.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined])
  })

  test('[WIRE-04] is sent to another server after a change of the configuration, without a rebuild', async () => {
    const servers = [await listeningServer(), await listeningServer()]
    for (const { origin } of servers)
      expect(
        await makeSessionPort(connect({ apiHost: origin, token: 't' }).http, ownHost).logOut(undefined, aCall())(),
      ).toEqual(right(undefined))
    await Promise.all(servers.map(({ close }) => close()))
    expect(servers.map(({ requests }) => requests.length)).toEqual([1, 1])
  })
})

/** ASP.NET Zero's calls, which are in no table: the service of this repository does not have them (SIGN-01). */
const notServed = ['sendTwoFactorAuthCode']

describe('the table of calls', () => {
  const adapters = readdirSync('src/adapters/http').filter((name) => name.endsWith('.ts'))
  const imported = adapters.flatMap((name) => {
    const source = readFileSync(`src/adapters/http/${name}`, 'utf8')
    // Paths alone, without codecs, and the envelope are no rows.
    return [
      ...source.matchAll(/import \{([^}]+)\} from '\.\.\/\.\.\/contract\/(?!paths'|envelope')([\w-]+)'/g),
    ].flatMap(([, names = '', module = '']) =>
      names
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '' && !entry.startsWith('type ') && /^[a-z]/.test(entry))
        .map((entry): [string, string, string] => [name, module, entry]),
    )
  })

  test('is tested for every adapter that calls the server', () => {
    const asking = [
      'account',
      'activation',
      'beneficiary',
      'catalogue',
      'kyc',
      'log-in',
      'mandate',
      'password',
      'payment',
      'phone',
      'policy',
      'quote',
      'quote-requests',
      'referral',
      'second-factor',
      'session',
      'verification',
    ]
    expect([...new Set(imported.map(([name]) => name.replace('.ts', '')))].sort()).toEqual(asking)
  })

  test('lacks the calls that the service does not have', () => {
    const names = imported.map(([, , name]) => name)
    expect(names.filter((name) => notServed.includes(name))).toEqual(notServed)
    expect(rows.map(({ name }) => name)).not.toContain('TokenAuth/SendTwoFactorAuthCode')
  })

  test.each(imported.filter(([, , name]) => !notServed.includes(name)))(
    'has the row that %s imports from %s: %s',
    async (_, module, name) => {
      const contract = (await import(`../../../src/contract/${module}`)) as Readonly<Record<string, unknown>>
      const row = { path: expect.stringMatching(/^\//) as unknown }
      // The calls that give a quote are imported as one record.
      const imports = name === 'quoteCalls' ? Object.values(contract[name] as object) : [contract[name]]
      for (const imported of imports) {
        expect(imported).toMatchObject(row)
        expect(Object.values(endpoints)).toContain(imported)
      }
    },
  )

  test.each(rows.map(({ method, path, needsLogIn }) => [method, path, needsLogIn] as const))(
    '%s %s is answered by the sandbox, in any case; a log-in is needed: %s',
    async (method, path, needsLogIn) => {
      const nobody = rawClient(sandboxOrigin())
      const body = method === 'GET' ? {} : { body: '{}' }
      for (const written of [path, path.toUpperCase(), path.toLowerCase()]) {
        const answer = await nobody.send(`/api${written}`, { method, ...body })
        // Without a log-in: 401 if one is required, otherwise an empty body is rejected.
        const expected = needsLogIn ? 401 : method === 'GET' ? 200 : 400
        expect([answer.status, answer.success]).toEqual([expected, expected === 200])
      }
      const { client } = await newCustomer(sandboxOrigin())
      const answer = await client.send(`/api${path}`, { method, ...body })
      expect(typeof answer.success).toBe('boolean')
      expect([200, 400]).toContain(answer.status)
      const other = method === 'POST' ? 'PUT' : 'DELETE'
      expect((await client.send(`/api${path}`, { method: other, body: '{}' })).status).toBe(404)
    },
  )
})
