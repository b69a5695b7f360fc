import { left, type Either } from 'fp-ts/Either'
import type { Endpoint } from '../../../src/contract/endpoint'
import { abpMessages } from '../../../src/contract/envelope'
import type { HttpClient } from '../../../src/adapters/http/client'
import type { PortError } from '../../../src/domain/failure/port-error'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newCustomer, type TestCustomer } from '../../support/customer-builder'
import { connect, switchOnFault } from './connect'

export type PortCall = {
  readonly row: Pick<Endpoint, 'name' | 'path' | 'writes' | 'needsLogIn'>
  readonly ask: (http: HttpClient, customer: TestCustomer) => Promise<Either<PortError, unknown>>
  /** A call without a result accepts any shape. */
  readonly readsAnswer?: boolean
}

/** The path of the error for another shape: a list instead of an object, or texts instead of entries. */
const wrongPath: unknown = expect.stringMatching(/^result(\.|$)/)

const said = (message: string): unknown => expect.objectContaining({ message })

/**
 * The failures common to every function of a port, injected in the real server: a rejected token, an outage in four
 * forms, a message of the server, too many attempts, another shape, and a timeout.
 */
export const failsLikeEveryCall = (name: string, { row, ask, readsAnswer = true }: PortCall): void => {
  // The requests with a fault are not executed, so all tests can share one customer.
  let customer: TestCustomer
  const fails = async (kind: string, { times = 1, limit }: { times?: number; limit?: number } = {}) => {
    const portal = connect({ token: customer.client.token, ...(limit === undefined ? {} : { limit }) })
    await switchOnFault(customer, { path: row.path, kind, times, ms: 30_000 })
    return { outcome: await ask(portal.http, customer), ...portal }
  }
  const tries = row.writes ? 1 : 2

  describe(name, () => {
    beforeAll(async () => {
      customer = await newCustomer(sandboxOrigin())
    })

    test.each(['503', 'html', 'truncated'])('%s is an outage; a read is sent twice, a write once', async (kind) => {
      const { outcome, sent } = await fails(kind, { times: tries })
      expect(outcome).toEqual(left({ _tag: 'Outage' }))
      expect(sent).toHaveLength(tries)
    })

    test('a broken connection is an outage for a read, and NoAnswer for a write', async () => {
      const { outcome, sent } = await fails('drop', { times: tries })
      expect(outcome).toEqual(left(row.writes ? { _tag: 'NoAnswer', wrote: true } : { _tag: 'Outage' }))
      expect(sent).toHaveLength(tries)
    })

    test('the message and the waiting time of the server are returned, and the call is not retried', async () => {
      const refused = await fails('500')
      expect(refused.outcome).toMatchObject(left({ _tag: 'Rejected', message: abpMessages.internal }))
      const limited = await fails('429')
      expect(limited.outcome).toEqual(left({ _tag: 'RateLimited', retryAfter: 7, answer: said(abpMessages.tooMany) }))
      expect([refused.sent.length, limited.sent.length]).toEqual([1, 1])
    })

    if (readsAnswer)
      test('the error for a response of another shape has the call and the path', async () => {
        const { outcome } = await fails('wrong-shape')
        expect(outcome).toEqual(left({ _tag: 'ContractBroken', call: row.name, path: wrongPath }))
      })

    // After the others: a call that is aborted before it has arrived does not consume its fault.
    test('a call without a response in time is aborted', async () => {
      const { outcome, sent } = await fails('slow', { limit: 80 })
      expect(outcome).toEqual(left({ _tag: 'NoAnswer', wrote: row.writes }))
      expect(sent).toHaveLength(1)
    })

    // The last, since it logs the customer out.
    if (row.needsLogIn)
      test('a revoked token is unauthorised and removed, unless a newer one is stored', async () => {
        const { http, heard, store } = connect({ token: customer.client.token })
        await customer.client.get('/api/TokenAuth/LogOut')
        const unauthorised = left({ _tag: 'Unauthorised', answer: said(abpMessages.notLoggedIn) })
        expect(await ask(http, customer)).toEqual(unauthorised)
        expect([heard, store.token()]).toEqual([['refused'], undefined])

        const other = connect({
          token: customer.client.token,
          whenSent: () => {
            other.store.saveToken('a newer one')
          },
        })
        expect(await ask(other.http, customer)).toEqual(unauthorised)
        expect([other.heard, other.store.token()]).toEqual([['stored'], 'a newer one'])
      })
  })
}
