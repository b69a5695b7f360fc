import { screen, waitFor } from '@testing-library/react'
import brand from '../../../../src/brand.json'
import type { Policy } from '../../../../src/domain/policy/policy'
import { id } from '../../../../src/domain/values/id'
import { day, everyError } from '../../../support/builders'
import { fails, never, succeeds } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'
import { dialog, open, page, rowsFrom } from './open-policies'

describe('the details of a policy', () => {
  test('[POL-02] [POL-04] open by a click on its row, loaded by its id, in labelled rows', async () => {
    const { user, policies } = await open(
      [page([aPolicy({ name: undefined })])],
      [succeeds(aPolicy({ name: undefined }))],
    )
    await user.click(await screen.findByRole('button', { name: /^Comprehensive, / }))
    expect(window.location.search).toBe('?policy=9')
    const shown = await dialog()
    await shown.findByText('Policy No')
    expect(policies.byId.inputs).toEqual(['9'])
    const terms = Array.from(document.querySelectorAll('dialog dt')).map((term) => term.textContent)
    for (const label of [
      'Policy No',
      'Status',
      'Name',
      'Client No',
      'Description',
      'Certificate URL',
      'Product Name',
      'Product Description',
      'Product Code',
      'Quote No',
      'Total Premium',
      'Payment Status',
      'Payment Reference',
      'Transaction Reference',
      'Amount',
      'Total Amount',
      'Fees',
      'Gateway',
      'Channel',
      'Currency',
      'Transaction Date',
      'Creation Time',
      'Last Modification Time',
    ]) {
      expect(terms).toContain(label)
    }
    const valueOf = (label: string) => shown.getByText(label, { selector: 'dt' }).nextElementSibling
    expect(valueOf('Name')).toHaveTextContent('Quoted name')
    expect(valueOf('Transaction Date')).toHaveTextContent('2025-06-16 22:59')
    expect(valueOf('Gateway')).toHaveTextContent('Gate')
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('[POL-05: dashes] are dashes where the server has no value', async () => {
    const { payment } = aPolicy()
    const bare = aPolicy({ policyNo: undefined, certificateUrl: undefined, payment: { ...payment, fees: undefined } })
    await open([page([])], [succeeds(bare)], '?policy=9')
    const shown = await dialog()
    await shown.findByText('Policy No')
    for (const label of ['Policy No', 'Certificate URL', 'Fees']) {
      expect(shown.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^-$/)
    }
    expect(shown.queryByRole('link', { name: /Certificate|Download|PDF/ })).not.toBeInTheDocument()
  })

  test('[POL-05: spinner] show a spinner while they are loading', async () => {
    await open([page([])], [never], '?policy=9')
    expect((await dialog()).getByRole('status')).toHaveTextContent('Loading…')
  })

  test.each(['{Escape}', 'Close'])('[POL-05: closing] close by %s, and stay closed', async (way) => {
    const { user } = await open([page([aPolicy()])], [succeeds(aPolicy())], '?page=1&policy=9')
    await (await dialog()).findByText('Policy No')
    if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }))
    else await user.keyboard(way)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(window.location.search).toBe('?page=1')
  })

  test.each([everyError.NotFound, everyError.Forbidden])(
    '[ERR-04] of a missing policy, or of another customer’s, show: We could not find this. (%j)',
    async (error) => {
      const { user } = await open([page([])], [fails(error)], '?page=1&policy=none')
      const shown = await dialog()
      expect(await shown.findByText('We could not find this.')).toBeInTheDocument()
      expect(
        shown.getByText('The link may be wrong, or it may be for something that is not in your account.'),
      ).toBeInTheDocument()
      expect(shown.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
      await user.click(shown.getByRole('button', { name: 'Back to policies' }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test('[ERR-04] that fail to load show a message, and can be retried', async () => {
    const { user } = await open([page([])], [fails(everyError.Outage), succeeds(aPolicy())], '?policy=9')
    const shown = await dialog()
    expect(await shown.findByRole('alert')).toHaveTextContent('An error occurred during operation')
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText('Policy No')).toBeInTheDocument()
  })

  test('[POL-02] [POL-05: closing] leave the list as it is, and restore the focus to the row', async () => {
    const { user, policies } = await open([page(rowsFrom(9), 25)], [succeeds(aPolicy())], '?search=car&page=2')
    await user.click((await screen.findAllByText('PAY-1'))[0]!)
    expect(window.location.search).toBe('?search=car&page=2&policy=9')
    await (await dialog()).findByText('Policy No')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?search=car&page=2')
    expect(screen.getAllByRole('button', { name: /^Comprehensive, / })[0]).toHaveFocus()
    expect(policies.list.inputs).toHaveLength(1)
  })

  test('[POL-05: closing] close to the entry of the list that they were opened from, so that Back leaves the list', async () => {
    const { user } = await open([page([aPolicy()])], [succeeds(aPolicy())], '?search=car')
    const entry = () => (window.history.state as { readonly idx: number }).idx
    const before = entry()
    await user.click(await screen.findByRole('button', { name: /^Comprehensive, / }))
    await (await dialog()).findByText('Policy No')
    expect(entry()).toBe(before + 1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?search=car')
    expect(entry()).toBe(before)
  })

  test.each([
    ['https://files.portal.test/c', true],
    ['/files/c', true],
    ['//evil.test/c', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
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

  test.each([
    ['runs', { coverFrom: day('2025-06-16'), coverTo: day('2026-06-15') }, ['Covered until', '15 June 2026']],
    ['begins later', { coverFrom: day('2025-06-17'), coverTo: day('2025-06-20') }, ['Cover begins', '17 June 2025']],
    ['has ended', { coverFrom: day('2024-06-16'), coverTo: day('2025-06-15') }, ['Ended', '15 June 2025']],
  ])('[COVER-09] begin with the period of cover that %s', async (_, period, [label = '', value]) => {
    const { shown, terms } = await openWith(period)
    expect(terms[0]).toBe(label)
    expect(shown.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value ?? '')
  })

  test('[COVER-09] lead with what is covered and how to claim, before the rows of policy and payment', async () => {
    const { shown } = await openWith({})
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your cover',
      'How to claim',
      'Policy',
      'Payment',
    ])
    expect(shown.getByText('Plate', { selector: 'dt' }).nextElementSibling).toHaveTextContent('ABC-123DE')
    expect(shown.getByRole('link', { name: brand.insurance.claims.telephone })).toHaveAttribute(
      'href',
      'tel:07000000000',
    )
    expect(shown.getByRole('link', { name: brand.email })).toHaveAttribute('href', expect.stringContaining('P-9'))
  })

  test.each([
    ['MTC', 'Take photographs and names. Do not admit fault.'],
    ['HLS', 'Show your certificate, and keep every report and bill.'],
    ['TRS', 'Keep every report, bill and ticket.'],
    ['A-1', 'Keep what shows what happened: photographs, names, reports and bills.'],
    [undefined, 'Keep what shows what happened: photographs, names, reports and bills.'],
  ])('[COVER-09] the steps of a claim are those of the product %s', async (productCode, second) => {
    const { shown } = await openWith({ productCode })
    expect(shown.getAllByRole('listitem')[1]).toHaveTextContent(second)
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

  test('[COVER-09] offer to renew while the server says how', async () => {
    const renewal = { category: id(1), product: id(101), form: { registrationNo: 'ABC-123DE' } }
    const { shown, unmount } = await openWith({ renewal })
    expect(shown.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/dashboard?category=1&product=101&renews=9',
    )
    unmount()
    expect(
      (await openWith({ renewal: undefined })).shown.queryByRole('link', { name: 'Renew' }),
    ).not.toBeInTheDocument()
  })

  test('[KEEP-03] offer a calendar file of the day on which cover ends, while it runs', async () => {
    const { shown, unmount } = await openWith({ coverTo: day('2026-06-15') })
    const link = shown.getByRole('link', { name: 'Add to calendar' })
    expect(link).toHaveAttribute('download', 'end-of-cover.ics')
    const [type, file = ''] = (link.getAttribute('href') ?? '').split(',')
    expect(type).toBe('data:text/calendar;charset=utf-8')
    expect(decodeURIComponent(file)).toContain('DTSTART:20260615T090000\r\n')
    expect(decodeURIComponent(file)).toContain(`URL:${window.location.origin}/dashboard/policies?policy=9\r\n`)
    unmount()
    const { shown: ended } = await openWith({ coverTo: day('2025-06-14') })
    expect(ended.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  test('[COVER-09] of a server that knows no period are the rows of the specification', async () => {
    const { shown, terms } = await openWith({
      coverFrom: undefined,
      coverTo: undefined,
      details: [],
      renewal: undefined,
    })
    expect(terms[0]).toBe('Total Amount')
    expect(shown.queryByRole('heading', { name: 'Your cover' })).not.toBeInTheDocument()
  })
})
