import { screen, waitFor } from '@testing-library/react'
import { left, right } from 'fp-ts/TaskEither'
import type { Policy } from '../../../../src/domain/policy/policy'
import type { Statement } from '../../../../src/domain/payment/statement'
import type { LinkSharing, SharedLink } from '../../../../src/ports/link-sharing'
import { fails, scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { everyError } from '../../../support/builders'
import { aPolicy } from '../../../support/shop-builders'
import { dialog, open, page } from './open-policies'

const address = 'https://portal.test/verify/0123-4567'
const receipt = 'https://files.portal.test/receipt'

const openDetails = async (policy: Partial<Policy> = {}, linkSharing?: LinkSharing) => {
  const app = await open([page([])], [succeeds(aPolicy(policy))], '?policy=9', linkSharing && { linkSharing })
  const shown = await dialog()
  await shown.findByText('Policy No')
  return { ...app, shown }
}

describe('the certificate of a policy', () => {
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'share')
    Reflect.deleteProperty(window.navigator, 'canShare')
    Reflect.deleteProperty(window, 'fetch')
  })

  test('[POL-04] is downloaded under the number of its policy', async () => {
    const { shown } = await openDetails()
    expect(shown.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'certificate-P-9.pdf')
    for (const name of ['Share', 'Share PDF']) expect(shown.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  test('[POL-04] [LIFE-08: file] is shared as a file if the device can, with a busy button meanwhile', async () => {
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
    await user.click(shown.getByRole('button', { name: 'Share PDF' }))
    expect(shown.getByRole('button', { name: 'Share PDF' })).toHaveAttribute('aria-busy', 'true')
    fetched()
    await waitFor(() => {
      expect(shared).toHaveLength(1)
    })
    expect(shared[0]).toMatchObject({ title: 'Certificate P-9' })
    expect(shared[0]).not.toHaveProperty('url')
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['certificate-P-9.pdf', 'application/pdf'],
    ])
  })
})

describe('[LIFE-08: share] the check page of a policy', () => {
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`Check my insurance certificate here: ${address}`)}`

  test('is given to the share sheet of the device', async () => {
    const given: SharedLink[] = []
    const share: LinkSharing['share'] = (link) => {
      given.push(link)
      return right(undefined)
    }
    const { user, shown } = await openDetails({ checkUrl: address }, { canShare: () => true, share })
    expect(shown.queryByRole('link', { name: 'WhatsApp' })).not.toHaveAttribute('href', whatsApp)
    await user.click(shown.getByRole('button', { name: 'Share' }))
    expect(given).toMatchObject([{ address, text: 'Check my insurance certificate here:' }])
  })

  test('is given to WhatsApp where there is none, or it refuses', async () => {
    const { shown } = await openDetails({ checkUrl: address })
    expect(shown.getAllByRole('link', { name: 'WhatsApp' })[0]).toHaveAttribute('href', whatsApp)
    expect(shown.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  test('is left to WhatsApp once the device has refused it', async () => {
    const { user, shown } = await openDetails(
      { checkUrl: address },
      { canShare: () => true, share: () => left('unshareable') },
    )
    await user.click(shown.getByRole('button', { name: 'Share' }))
    await waitFor(() => {
      expect(shown.getAllByRole('link', { name: 'WhatsApp' })[0]).toHaveAttribute('href', whatsApp)
    })
  })

  test.each([undefined, 'javascript:alert(1)'])('is not offered at the address %j', async (checkUrl) => {
    const { shown } = await openDetails({ checkUrl })
    expect(shown.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
    for (const link of shown.queryAllByRole('link', { name: 'WhatsApp' }))
      expect(link.getAttribute('href')).not.toContain('text=Check')
  })
})

describe('[LIFE-08: receipt] the receipt of a policy', () => {
  test('is opened where the server has one', async () => {
    const { shown } = await openDetails({ receiptUrl: receipt })
    expect(shown.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', receipt)
  })

  test.each([undefined, 'javascript:alert(1)'])('is not offered at the address %j', async (receiptUrl) => {
    const { shown } = await openDetails({ receiptUrl })
    expect(shown.queryByRole('link', { name: 'Receipt' })).not.toBeInTheDocument()
  })
})

describe('[LIFE-08: statement] the statements of the years', () => {
  const openList = (answer: Answer<readonly Statement[]>) =>
    open([page([aPolicy()])], [], '', { statements: { all: scripted(answer) } })

  test('stand below the policies, the newest first', async () => {
    const of = (year: number) => ({ year, amount: undefined, address: `https://files.portal.test/${String(year)}` })
    await openList(succeeds([of(2026), of(2025), { ...of(2024), address: 'javascript:alert(1)' }]))
    const links = await screen.findAllByRole('link', { name: /^Statement/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Statement 2026', 'https://files.portal.test/2026'],
      ['Statement 2025', 'https://files.portal.test/2025'],
    ])
  })

  test.each([
    ['there are none', succeeds([])],
    ['they cannot be read', fails(everyError.Outage)],
  ])('are not there where %s', async (_, answer) => {
    await openList(answer)
    await screen.findByText('P-9')
    expect(screen.queryByRole('heading', { name: 'Statements of premiums' })).not.toBeInTheDocument()
  })
})
