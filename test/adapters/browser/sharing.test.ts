/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeSharing } from '../../../src/adapters/browser/sharing'

const file = { address: 'https://files.portal.test/c', title: 'Certificate P-9', fileName: 'certificate-P-9.pdf' }
const link = { title: 'Certificate P-9', url: 'https://files.portal.test/c' }
const call = { signal: new AbortController().signal }
const pdf = new Blob(['%PDF'], { type: 'application/pdf' })

type Device = { readonly takesFiles?: boolean | undefined; readonly share?: () => Promise<void>; readonly ok?: boolean }

const device = ({ takesFiles, share = () => Promise.resolve(), ok = true }: Device, readable = true) => {
  const shared: ShareData[] = []
  const asked: (RequestInit | undefined)[] = []
  const navigator = {
    share: (data: ShareData) => {
      shared.push(data)
      return share()
    },
    ...(takesFiles === undefined ? {} : { canShare: () => takesFiles }),
  }
  const fetch = (_: unknown, init?: RequestInit) => {
    asked.push(init)
    return readable ? Promise.resolve({ ok, blob: () => Promise.resolve(pdf) }) : Promise.reject(new Error('no'))
  }
  const browser = { navigator, fetch } as unknown as Parameters<typeof makeSharing>[0]
  return { sharing: makeSharing(browser), shared, asked }
}

describe('sharing', () => {
  test('is not possible on a device without the Web Share API', () => {
    const browser = { navigator: {} } as unknown as Parameters<typeof makeSharing>[0]
    expect(makeSharing(browser).canShare()).toBe(false)
    expect(device({}).sharing.canShare()).toBe(true)
  })

  test('shares the file itself, fetched without credentials and referrer', async () => {
    const { sharing, shared, asked } = device({ takesFiles: true })
    expect(await sharing.share(file, call)()).toEqual(right(undefined))
    const [handed] = shared[0]?.files ?? []
    expect([handed?.name, handed?.type, handed?.size]).toEqual(['certificate-P-9.pdf', 'application/pdf', 4])
    expect(asked).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', signal: call.signal }])
  })

  test.each([
    ['does not accept files', { takesFiles: false }, true],
    ['has no canShare', {}, true],
    ['cannot read the file of another origin', { takesFiles: true }, false],
  ])('shares the address if the device %s', async (_, able, readable) => {
    const { sharing, shared } = device(able, readable)
    expect(await sharing.share(file, call)()).toEqual(right(undefined))
    expect(shared).toEqual([link])
  })

  test('shares nothing if the address has expired', async () => {
    const { sharing, shared } = device({ takesFiles: true, ok: false })
    expect(await sharing.share(file, call)()).toEqual(left('unshareable'))
    expect(shared).toEqual([])
  })

  test.each([
    ['AbortError', right(undefined)],
    ['NotAllowedError', left('unshareable')],
  ])('a device that ends with %s', async (name, outcome) => {
    const { sharing } = device({ share: () => Promise.reject(new DOMException('ended', name)) })
    expect(await sharing.share(file, call)()).toEqual(outcome)
  })
})
