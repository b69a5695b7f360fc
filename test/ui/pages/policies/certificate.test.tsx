import { waitFor } from '@testing-library/react'
import { succeeds } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'
import { dialog, open, page } from './open-policies'

describe('the certificate of a policy', () => {
  const device = (share?: (data: ShareData) => Promise<void>) => {
    if (share) Object.assign(window.navigator, { share, canShare: () => true })
  }
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'share')
    Reflect.deleteProperty(window.navigator, 'canShare')
    Reflect.deleteProperty(window, 'fetch')
  })
  const openDetails = async () => {
    const app = await open([page([])], [succeeds(aPolicy())], '?policy=9')
    const shown = await dialog()
    await shown.findByText('Policy No')
    return { ...app, shown }
  }

  test('[POL-04] is downloaded under the number of its policy', async () => {
    const { shown } = await openDetails()
    expect(shown.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'certificate-P-9.pdf')
    expect(shown.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  test('[POL-04] is shared as a file if the device can', async () => {
    const shared: ShareData[] = []
    device((data) => Promise.resolve(void shared.push(data)))
    const content = new Blob(['%PDF'], { type: 'application/pdf' })
    Object.assign(window, { fetch: () => Promise.resolve({ ok: true, blob: () => Promise.resolve(content) }) })
    const { user, shown } = await openDetails()
    await user.click(shown.getByRole('button', { name: 'Share' }))
    await waitFor(() => {
      expect(shared).toHaveLength(1)
    })
    expect(shared[0]).toMatchObject({ title: 'Certificate P-9' })
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['certificate-P-9.pdf', 'application/pdf'],
    ])
  })

  test('[POL-04] has a busy button while it is being shared', async () => {
    device(() => Promise.resolve())
    Object.assign(window, { fetch: () => new Promise(() => undefined) })
    const { user, shown } = await openDetails()
    await user.click(shown.getByRole('button', { name: 'Share' }))
    expect(shown.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true')
  })

  test('[POL-04] that the device refuses to share is reported', async () => {
    device(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    Object.assign(window, { fetch: () => Promise.reject(new Error('another origin')) })
    const { user, shown, notices } = await openDetails()
    await user.click(shown.getByRole('button', { name: 'Share' }))
    await waitFor(() => {
      expect(notices).toMatchObject([{ kind: 'error', text: expect.stringMatching(/could not share this/) as string }])
    })
  })
})
