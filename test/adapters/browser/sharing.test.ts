/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeSharing } from '../../../src/adapters/browser/sharing'

const file = { address: 'https://files.portal.test/c', title: 'Certificate P-9', fileName: 'certificate-P-9.pdf' }
const call = { signal: new AbortController().signal }
const pdf = new Blob(['%PDF'], { type: 'application/pdf' })

type Device = { readonly takesFiles?: boolean | undefined; readonly share?: () => Promise<void>; readonly ok?: boolean }

const device = ({ takesFiles = true, share = () => Promise.resolve(), ok = true }: Device, readable = true) => {
  const shared: ShareData[] = []
  const asked: (RequestInit | undefined)[] = []
  const navigator = {
    share: (data: ShareData) => {
      shared.push(data)
      return share()
    },
    canShare: ({ files }: ShareData) => takesFiles && files?.[0]?.type === 'application/pdf',
  }
  const fetch = (_: unknown, init?: RequestInit) => {
    asked.push(init)
    return readable ? Promise.resolve({ ok, blob: () => Promise.resolve(pdf) }) : Promise.reject(new Error('no'))
  }
  const browser = { navigator, fetch } as unknown as Parameters<typeof makeSharing>[0]
  return { sharing: makeSharing(browser), shared, asked }
}

describe('[LIFE-08: file] sharing a file', () => {
  test('is possible on a device that takes PDFs alone', async () => {
    const without = (navigator: Parameters<typeof makeSharing>[0]['navigator']) => makeSharing({ navigator, fetch })
    expect(without({}).canShare()).toBe(false)
    expect(without({ share: () => Promise.resolve() }).canShare()).toBe(false)
    expect(device({ takesFiles: false }).sharing.canShare()).toBe(false)
    expect(device({}).sharing.canShare()).toBe(true)
    expect(await without({}).share(file, call)()).toEqual(left('unshareable'))
  })

  test('shares the file itself, fetched without credentials and referrer', async () => {
    const { sharing, shared, asked } = device({})
    expect(await sharing.share(file, call)()).toEqual(right(undefined))
    const [handed] = shared[0]?.files ?? []
    expect([handed?.name, handed?.type, handed?.size]).toEqual(['certificate-P-9.pdf', 'application/pdf', 4])
    expect(shared[0]).not.toHaveProperty('url')
    expect(asked).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', signal: call.signal }])
  })

  test.each([
    ['has expired', { ok: false }, true],
    ['is one of another origin that cannot be read', {}, false],
  ])('shares nothing, not even the address, if this %s', async (_, able, readable) => {
    const { sharing, shared } = device(able, readable)
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
