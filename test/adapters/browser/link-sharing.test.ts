/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeLinkSharing } from '../../../src/adapters/browser/link-sharing'

const link = { address: 'https://portal.test/register?referralcode=R', title: 'Portal', text: 'Join me.' }

describe('sharing a link', () => {
  test('shares its address, title and text', async () => {
    const shared: unknown[] = []
    const sharing = makeLinkSharing({
      navigator: {
        share: (data) => {
          shared.push(data)
          return Promise.resolve()
        },
      },
    })
    expect(sharing.canShare()).toBe(true)
    expect(await sharing.share(link)()).toEqual(right(undefined))
    expect(shared).toEqual([{ title: 'Portal', text: 'Join me.', url: link.address }])
  })

  test.each([
    ['AbortError', right(undefined)],
    ['NotAllowedError', left('unshareable')],
  ])('a device that ends with %s', async (name, outcome) => {
    const sharing = makeLinkSharing({ navigator: { share: () => Promise.reject(new DOMException('ended', name)) } })
    expect(await sharing.share(link)()).toEqual(outcome)
  })

  test('is not possible on a device without the Web Share API', async () => {
    const sharing = makeLinkSharing({ navigator: {} })
    expect([sharing.canShare(), await sharing.share(link)()]).toEqual([false, left('unshareable')])
  })
})
