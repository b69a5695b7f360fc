/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { failure } from '../../../src/contract/envelope'
import { UPLOAD_NOT_READ } from '../../../src/contract/upload-not-read'
import { json, result, text } from '../../support/scripted-fetch'
import { aCall, startClient } from './client-setup'
import { someDocument } from './some-document'

describe('[RUN-08: waiting] an upload for which the server has no room', () => {
  const full = json(
    503,
    failure({ code: UPLOAD_NOT_READ, message: 'Busy.', details: undefined, validationErrors: undefined }),
    {
      'retry-after': '5',
    },
  )
  const send = ({ http }: ReturnType<typeof startClient>, call = aCall()) =>
    makeKycPort(http).saveDocument(someDocument, call)()

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is sent again after the seconds that the server says, until there is room', async () => {
    const client = startClient({ replies: [full, full, result({ id: 1 })] })
    const sent = send(client)
    await jest.advanceTimersByTimeAsync(4_900)
    expect(client.requests).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(200)
    expect(client.requests).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await sent).toEqual(right(undefined))
  })

  test('waits for longer than an upload may take without a sign', async () => {
    const client = startClient({ replies: [...Array.from({ length: 15 }, () => full), result({ id: 1 })] })
    const sent = send(client)
    await jest.advanceTimersByTimeAsync(75_000)
    expect(await sent).toEqual(right(undefined))
  })

  test('is an outage after twenty waits', async () => {
    const client = startClient({ replies: Array.from({ length: 30 }, () => full) })
    const sent = send(client)
    await jest.advanceTimersByTimeAsync(200_000)
    expect(await sent).toEqual(left({ _tag: 'Outage' }))
    expect(client.requests).toHaveLength(21)
  })

  test('is cancelled while it waits, and not sent again', async () => {
    const client = startClient({ replies: [full, result({ id: 1 })] })
    const controller = new AbortController()
    const sent = send(client, { signal: controller.signal })
    await jest.advanceTimersByTimeAsync(1_000)
    controller.abort()
    expect(await sent).toEqual(left({ _tag: 'Cancelled' }))
    await jest.advanceTimersByTimeAsync(20_000)
    expect(client.requests).toHaveLength(1)
  })

  test.each([
    [
      'another 503 with Retry-After',
      json(503, failure({ code: 0, message: 'Away.', details: undefined, validationErrors: undefined }), {
        'retry-after': '5',
      }),
    ],
    ['a proxy’s 503', text(503, '<html></html>', { 'retry-after': '5' })],
  ])('is not sent again after %s: it may have been carried out', async (_, reply) => {
    const client = startClient({ replies: [reply, result({ id: 1 })] })
    expect(await send(client)).toEqual(left({ _tag: 'Outage' }))
    expect(client.requests).toHaveLength(1)
  })
})
