import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeAccountPorts } from '../../support/account-ports'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { makeSessionPort } from '../../../src/adapters/http/session'
import type { Endpoint } from '../../../src/contract/endpoint'
import { success } from '../../../src/contract/envelope'
import { endpoints } from '../../../src/contract/table'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newCustomer, type TestCustomer } from '../../support/customer-builder'
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
})

describe('the table of calls', () => {
  let customer: TestCustomer
  beforeAll(async () => {
    customer = await newCustomer(sandboxOrigin())
  })

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
      const { client } = path.endsWith('/LogOut') ? await newCustomer(sandboxOrigin()) : customer
      const answer = await client.send(`/api${path}`, { method, ...body })
      expect(typeof answer.success).toBe('boolean')
      expect([200, 400]).toContain(answer.status)
      const other = method === 'POST' ? 'PUT' : 'DELETE'
      expect((await client.send(`/api${path}`, { method: other, body: '{}' })).status).toBe(404)
    },
  )
})
