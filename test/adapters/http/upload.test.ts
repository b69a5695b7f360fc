/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeBeneficiaryPort } from '../../../src/adapters/http/beneficiary'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { timed } from '../../../src/adapters/http/timed'
import { fetchWithProgress } from '../../../src/adapters/http/upload'
import { success } from '../../../src/contract/envelope'
import { percentage } from '../../../src/domain/values/percentage'
import { aCall, startClient } from './client-setup'
import { someDocument } from './some-document'

const someBeneficiary = {
  details: {
    surname: 'A',
    otherNames: 'B',
    relationshipType: 'SON',
    share: percentage(1_000n),
    mobileNo: '08031234567',
  },
  document: someDocument,
}

/** A request whose response the test controls. */
class ScriptedRequest {
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  readonly opened: unknown[] = []
  readonly sent: unknown[] = []
  status = 0
  responseText = ''
  onload = () => undefined as unknown
  onerror = () => undefined as unknown
  onabort = () => undefined as unknown
  open(...args: unknown[]) {
    this.opened.push(...args)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n'
  }
  send(body: unknown) {
    this.sent.push(body)
  }
  abort() {
    this.onabort()
  }
}

const start = (init: RequestInit = {}) => {
  const request = new ScriptedRequest()
  const heard: number[] = []
  const send = fetchWithProgress({
    onProgress: (fraction) => void heard.push(fraction),
    makeRequest: () => request as unknown as XMLHttpRequest,
  })
  return { request, heard, answer: send('/api/Document/Save', { method: 'POST', ...init }) }
}

describe('a fetch with progress', () => {
  test('sends method, address, headers and body, and resolves like fetch', async () => {
    const { request, answer } = start({
      headers: { Accept: '*/*', Authorization: 'Bearer t' },
      body: '{"data":"AAEC"}',
    })
    expect(request.opened).toEqual(['POST', '/api/Document/Save'])
    expect(request.headers).toEqual({ accept: '*/*', authorization: 'Bearer t' })
    expect(request.sent).toEqual(['{"data":"AAEC"}'])
    Object.assign(request, { status: 429, responseText: '{"success":false}' }).onload()
    const response = await answer
    expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
      429,
      '{"success":false}',
      '7',
    ])
  })

  test('[KYC-11] reports the sent fraction of the body', () => {
    const { request, heard } = start()
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 })
    expect(heard).toEqual([0.25, 1])
  })

  test('rejects like fetch when the connection breaks', async () => {
    const { request, answer } = start()
    request.onerror()
    await expect(answer).rejects.toThrow(TypeError)
  })

  test('is cancelled by its signal', async () => {
    const controller = new AbortController()
    const { answer } = start({ signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  test.each([
    [204, 204],
    [0, undefined],
  ])('a response with the status %i is %p', async (status, expected) => {
    const { request, answer } = start()
    Object.assign(request, { status }).onload()
    if (expected === undefined) await expect(answer).rejects.toThrow()
    else expect((await answer).status).toBe(expected)
  })
})

describe.each([
  ['a document', (http: HttpClient) => makeKycPort(http).saveDocument(someDocument, aCall())],
  ["a beneficiary's document", (http: HttpClient) => makeBeneficiaryPort(http).create(someBeneficiary, aCall())],
])('the upload of %s', (_, upload) => {
  const request = { current: new ScriptedRequest() }

  beforeEach(() => {
    jest.useFakeTimers()
    request.current = new ScriptedRequest()
    // A constructor may return another object: the request that the test controls.
    const XMLHttpRequest = function () {
      return request.current
    }
    Object.assign(globalThis, { XMLHttpRequest })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
    jest.useRealTimers()
  })

  const begin = async () => {
    const settled = jest.fn()
    const { http, uploads } = startClient()
    const outcome = upload(http)()
    void outcome.then(settled)
    await jest.advanceTimersByTimeAsync(0)
    const sends = async (loaded: number) => {
      await jest.advanceTimersByTimeAsync(50_000)
      request.current.upload.onprogress?.({ lengthComputable: true, loaded, total: 10 })
    }
    return { outcome, settled, sends, uploads }
  }

  test('[KYC-11] [BEN-08] may take longer than a minute while it advances', async () => {
    const { outcome, sends, uploads } = await begin()
    for (let part = 1; part <= 10; part += 1) await sends(part)
    expect(uploads).toEqual(['sent'])
    Object.assign(request.current, { status: 200, responseText: JSON.stringify(success({ id: 5 })) }).onload()
    expect(await outcome).toEqual(right(undefined))
    expect(uploads).toEqual(['sent', 'answered'])
  })

  test('[KYC-11] [BEN-08] times out a minute after its last part', async () => {
    const { outcome, settled, sends } = await begin()
    for (let part = 1; part <= 3; part += 1) await sends(part)
    await jest.advanceTimersByTimeAsync(59_999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual(left({ _tag: 'NoAnswer', wrote: true }))
  })
})

describe('a time limit', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('restarts while parts are being sent and expires otherwise', async () => {
    let goOn: () => void = () => undefined
    const outcome = timed(100, new AbortController().signal, (_, onActivity) => {
      goOn = onActivity
      return new Promise(() => undefined)
    })
    const settled = jest.fn()
    void outcome.then(settled)
    for (let round = 0; round < 5; round += 1) {
      await jest.advanceTimersByTimeAsync(90)
      goOn()
    }
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(100)
    expect(await outcome).toMatchObject({ left: 'timed-out' })
  })
})
