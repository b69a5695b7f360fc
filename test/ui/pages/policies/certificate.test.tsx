import { waitFor } from '@testing-library/react'
import { succeeds } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'
import { dialog, open, page } from './open-policies'

describe('the certificate of a policy', () => {
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

  test('[POL-04] is shared as a file if the device can, with a busy button meanwhile', async () => {
    const shared: ShareData[] = []
    const share = (data: ShareData) => Promise.resolve(void shared.push(data))
    Object.assign(window.navigator, { share, canShare: () => true })
    const content = new Blob(['%PDF'], { type: 'application/pdf' })
    let fetched = (): void => undefined
    const answer = new Promise((resolve) => {
      fetched = () => resolve({ ok: true, blob: () => Promise.resolve(content) })
    })
    Object.assign(window, { fetch: () => answer })
    const { user, shown } = await openDetails()
    await user.click(shown.getByRole('button', { name: 'Share' }))
    expect(shown.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true')
    fetched()
    await waitFor(() => {
      expect(shared).toHaveLength(1)
    })
    expect(shared[0]).toMatchObject({ title: 'Certificate P-9' })
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['certificate-P-9.pdf', 'application/pdf'],
    ])
  })
})
