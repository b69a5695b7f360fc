import { screen, waitFor, within } from '@testing-library/react'
import brand from '../../../../src/brand.json'
import type { Policy } from '../../../../src/domain/policy/policy'
import { id } from '../../../../src/domain/values/id'
import { day, everyError } from '../../../support/builders'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { fails, never, succeeds } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'
import { dialog, open, page, rowsFrom } from './open-policies'

describe('the details of a policy', () => {
  test('[POL-02] [POL-04] [POL-05: closing] open by a click on their row, in labelled rows; Escape leaves the list as it was, with the focus on the row', async () => {
    const { user, policies } = await open([page(rowsFrom(9), 25)], [succeeds(aPolicy())], '?search=car&page=2')
    const row = (await screen.findAllByRole('button', { name: /^Comprehensive, / }))[0]!
    await user.click(row)
    expect(window.location.search).toBe('?search=car&page=2&policy=9')
    const shown = await dialog()
    await shown.findByText('Policy No')
    const valueOf = (label: string) => shown.getByText(label, { selector: 'dt' }).nextElementSibling
    expect(valueOf('Policy No')).toHaveTextContent('P-9')
    expect(valueOf('Transaction Date')).toHaveTextContent('2025-06-16 22:59')
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?search=car&page=2')
    expect(row).toHaveFocus()
    expect(policies.list.inputs).toHaveLength(1)
  })

  test('[POL-05: spinner] show a spinner while they are loading', async () => {
    await open([page([])], [never], '?policy=9')
    expect((await dialog()).getByRole('status')).toHaveTextContent('Loading…')
  })

  test('[ERR-04] of a missing policy show: We could not find this.', async () => {
    const { user } = await open([page([])], [fails(everyError.NotFound)], '?policy=none')
    const shown = await dialog()
    expect(await shown.findByText('We could not find this.')).toBeInTheDocument()
    expect(
      shown.getByText('The link may be wrong, or it may be for something that is not in your account.'),
    ).toBeInTheDocument()
    expect(shown.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await user.click(shown.getByRole('button', { name: 'Back to policies' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[ERR-04] that fail to load show a message, and can be retried', async () => {
    const { user } = await open([page([])], [fails(everyError.Outage), succeeds(aPolicy())], '?policy=9')
    const shown = await dialog()
    expect(await shown.findByRole('alert')).toHaveTextContent('An error occurred during operation')
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText('Policy No')).toBeInTheDocument()
  })

  test.each([
    ['https://files.portal.test/c', true],
    ['/files/c', true],
    ['//evil.test/c', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    [undefined, false],
  ])('[POL-04] the certificate %s can be opened: %p', async (certificateUrl, opened) => {
    await open([page([])], [succeeds(aPolicy({ certificateUrl }))], '?policy=9')
    const shown = await dialog()
    await shown.findByText('Policy No')
    const links = shown.queryAllByRole('link', { name: /Certificate|Download|PDF/ })
    expect(links.map((link) => link.textContent)).toEqual(opened ? ['Certificate', 'Download', 'Open PDF'] : [])
    links.forEach((link) => {
      expect(link).toHaveAttribute('href', certificateUrl)
      expect(link.getAttribute('rel')).toContain('noopener')
    })
  })

  const openWith = async (differences: Partial<Policy>) => {
    const app = await open([page([])], [succeeds(aPolicy(differences))], '?policy=9')
    const shown = await dialog()
    await shown.findByText('Policy No')
    return { ...app, shown, terms: shown.getAllByRole('term').map(({ textContent }) => textContent) }
  }

  test('[HELP-01: policy] [COVER-09] How to claim has the ways to reach the brokerage, with the policy’s number alone', async () => {
    const { shown } = await openWith({ policyNo: 'HB/M/26/00042' })
    expect(contactAddresses(shown.getByRole('region', { name: 'How to claim' }))).toEqual([
      plainContact[0],
      `${plainContact[1]}?text=Claim%2C%20policy%20HB%2FM%2F26%2F00042`,
      `${plainContact[2]}?subject=Claim%2C%20policy%20HB%2FM%2F26%2F00042`,
    ])
  })

  test('[COVER-09] lead with the period, how to claim and what is covered, before the rows of policy and payment', async () => {
    const { shown, terms, unmount } = await openWith({ productCode: 'TRS' })
    expect(terms[0]).toBe('Covered until')
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'How to claim',
      'Your cover',
      'Policy',
      'Payment',
    ])
    for (const plate of shown.getAllByText('Plate', { selector: 'dt' }))
      expect(plate.nextElementSibling).toHaveTextContent('ABC-123DE')
    expect(shown.getByRole('link', { name: brand.telephone })).toHaveAttribute('href', 'tel:07000000000')
    expect(shown.getByRole('link', { name: brand.email })).toHaveAttribute('href', expect.stringContaining('P-9'))
    const claim = within(shown.getByRole('region', { name: 'How to claim' }))
    expect(claim.getAllByRole('listitem')[1]).toHaveTextContent('Keep every report, bill and ticket.')
    unmount()
    const unknown = await openWith({ coverFrom: undefined, coverTo: undefined, details: [] })
    expect(unknown.terms[0]).toBe('Policy Number')
    expect(unknown.shown.queryByRole('heading', { name: 'Your cover' })).not.toBeInTheDocument()
  })

  test('[LIFE-01: details, raw text] [POL-07] lead with the state of the cover, and have the status as the server’s text in its row', async () => {
    const rawStatus = ({ getByText }: Awaited<ReturnType<typeof dialog>>) =>
      getByText('Status', { selector: 'dt' }).nextElementSibling?.textContent
    const { shown, unmount } = await openWith({ coverTo: day('2025-06-15') })
    const state = shown.getByText('Ended 15\u00a0June\u00a02025', { normalizer: (text) => text })
    expect(state).toHaveClass('danger')
    expect(state.compareDocumentPosition(shown.getByText('Status', { selector: 'dt' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(rawStatus(shown)).toBe('Active')
    unmount()
    const bare = { status: undefined, coverFrom: undefined, coverTo: undefined }
    expect(rawStatus((await openWith(bare)).shown)).toBe('-')
  })

  test.each([
    ['#payment', 'Payment'],
    ['#claim', 'How to claim'],
  ])('have the focus at the part that %s names', async (hash, title) => {
    await open([page([])], [succeeds(aPolicy())], `?policy=9${hash}`)
    const shown = await dialog()
    const heading = await shown.findByRole('heading', { name: title })
    await waitFor(() => {
      expect(document.activeElement).toContainElement(heading)
    })
    expect(document.activeElement).not.toContainElement(shown.getByRole('heading', { name: 'Your cover' }))
  })

  test('[COVER-09] [KEEP-03] offer to renew while the server says how, and a calendar file of the day on which cover ends', async () => {
    const renewal = { category: id(1), product: id(101), form: { registrationNo: 'ABC-123DE' } }
    const { shown, unmount } = await openWith({ renewal, coverTo: day('2026-06-15') })
    expect(shown.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/dashboard?category=1&product=101&renews=9',
    )
    const link = shown.getByRole('link', { name: 'Add to calendar' })
    expect(link).toHaveAttribute('download', 'end-of-cover.ics')
    const [type, file = ''] = (link.getAttribute('href') ?? '').split(',')
    expect(type).toBe('data:text/calendar;charset=utf-8')
    expect(decodeURIComponent(file)).toContain(`URL:${window.location.origin}/dashboard/policies?policy=9\r\n`)
    unmount()
    const { shown: ended } = await openWith({ renewal: undefined, coverTo: day('2025-06-14') })
    for (const name of ['Renew', 'Add to calendar']) expect(ended.queryByRole('link', { name })).not.toBeInTheDocument()
  })
})
