import { act, screen, waitFor, within } from '@testing-library/react'
import { id } from '../../../../src/domain/values/id'
import { day, everyError } from '../../../support/builders'
import { movedClock } from '../../../support/fixed-clock'
import { fails, never, succeeds } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'
import { dialog, open, page, rowsFrom } from './open-policies'

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.textContent)
const stateIn = (shown: Awaited<ReturnType<typeof dialog>>) =>
  shown.getByText(/^Ends |^Ended.+2025$/, { selector: '.badge' }).textContent
const rows = async () => {
  await screen.findAllByRole('button', { name: /^Comprehensive, / })
  return screen.getAllByRole('row').slice(1)
}

describe('the policies', () => {
  test('[POL-01: columns] are a table with these columns; reference and amount are those of the payment', async () => {
    await open([page([aPolicy({ status: 'inForce_2' })])])
    const [row] = await rows()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product Name',
      'Reference',
      'Total Amount',
      'Policy Number',
      'Quote Number',
      'Certificate URL',
      'Status',
      'Covered',
    ])
    expect(cells(row!)).toEqual([
      'ComprehensiveABC-123DE',
      'PAY-1',
      '₦62,593.50',
      'P-9',
      'Q-0077',
      'Open PDF',
      'inForce_2',
      'until 15\u00a0June\u00a02026',
    ])
    expect(screen.getByPlaceholderText('Search policy name...')).toBeInTheDocument()
    expect(screen.getByText('Showing 1 to 1 of 1 results')).toBeInTheDocument()
  })

  test('[POL-05: dashes] have dashes where the server has no value', async () => {
    const { payment } = aPolicy()
    const bare = {
      policyNo: undefined,
      quoteNo: '',
      certificateUrl: undefined,
      productName: undefined,
      name: undefined,
    }
    await open([
      page([
        aPolicy({
          ...bare,
          quoteName: undefined,
          payment: { ...payment, paymentReference: undefined, totalAmount: undefined },
        }),
      ]),
    ])
    await screen.findByRole('button', { name: '-, ABC-123DE, -' })
    expect(cells(screen.getAllByRole('row')[1]!)).toEqual([
      '-ABC-123DE',
      '-',
      '-',
      '-',
      '-',
      '-',
      'Active',
      'until 15\u00a0June\u00a02026',
    ])
  })

  test('[POL-01: columns] [LIFE-01: list, raw text] show the state of their cover in its colour, and without its days the status', async () => {
    const unknown = { coverFrom: undefined, coverTo: undefined }
    const states = [
      ['Active', {}, 'success'],
      ['Not paid yet', { status: 'Pending' }, 'warning'],
      ['Ends in 30 days', { coverTo: day('2025-07-16') }, 'warning'],
      ['Begins 17\u00a0June\u00a02025', { coverFrom: day('2025-06-17') }, 'neutral'],
      ['Ended 15\u00a0June\u00a02025', { coverTo: day('2025-06-15') }, 'danger'],
      ['Cancelled 3\u00a0June\u00a02025', { status: 'Cancelled', cancelledOn: day('2025-06-03') }, 'danger'],
      ['ACTIVE', { status: 'ACTIVE', ...unknown }, 'success'],
      ['Expired', { status: 'Expired', ...unknown }, 'danger'],
      ['inForce_2', { status: 'inForce_2', ...unknown }, 'neutral'],
    ] as const
    await open([page(states.map(([, differences], index) => aPolicy({ id: id(index), ...differences })))])
    const shown = (await rows()).map((row) => within(row).getAllByRole('cell').at(-2)?.firstElementChild)
    expect(shown.map((badge) => [badge?.textContent, badge?.className])).toEqual(
      states.map(([text, , tone]) => [text, `badge ${tone}`]),
    )
    const ends = (await rows()).map((row) => cells(row).at(-1))
    expect(ends.map((end, index) => [states[index]?.[0], end]).filter(([, end]) => end !== '')).toEqual([
      ['Active', 'until 15\u00a0June\u00a02026'],
      ['Not paid yet', 'until 15\u00a0June\u00a02026'],
      ['Ends in 30 days', 'until 16\u00a0July\u00a02025'],
    ])
  })

  test('[LIFE-01: list, details, the day] [TAP-23: today] say what holds when another day begins in Lagos', async () => {
    const { clock, passSeconds } = movedClock('2025-06-16T22:59:30Z')
    const policy = aPolicy({ coverTo: day('2025-06-17') })
    await open([page([policy])], [succeeds(policy)], '?policy=9', { clock })
    const shown = await dialog()
    await shown.findByText('Policy No')
    await screen.findByRole('button', { name: /^Comprehensive, /, hidden: true })
    const texts = () => [cells(screen.getAllByRole('row', { hidden: true })[1]!).at(-2), stateIn(shown)]
    expect(texts()).toEqual(['Ends tomorrow', 'Ends tomorrow'])
    act(() => {
      passSeconds(60)
    })
    expect(texts()).toEqual(['Ends today', 'Ends today'])
    act(() => {
      passSeconds(24 * 60 * 60)
    })
    expect(texts()).toEqual(Array(2).fill('Ended 17\u00a0June\u00a02025'))
  })

  test('[POL-03] [TABLE-03: own empty text] [TABLE-04: zero results] without any show a message, and zero results', async () => {
    await open([page([])])
    expect(await screen.findByText('No policies found')).toBeInTheDocument()
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument()
    expect(screen.getByText('There are no policies to display at the moment.')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Showing 0 to 0 of 0 results')
  })

  test('[POL-03] [TABLE-01: failure] that fail to load show a message, and can be retried', async () => {
    const { user } = await open([fails(everyError.Offline), page([aPolicy()])])
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load policies\. Please try again\.$/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Policies' })).toHaveFocus()
    expect(document.activeElement).toHaveAttribute('tabindex', '-1')
  })

  test('[TABLE-01: loading] show Loading... while loading', async () => {
    await open([never])
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  })

  test('[TABLE-04: count, buttons] [TABLE-05: sizes, ten at first] are shown page by page, and the button that was pressed keeps the focus', async () => {
    const { user } = await open([page(rowsFrom(1), 25), page(rowsFrom(11), 25)])
    expect(await screen.findByText('Showing 1 to 10 of 25 results')).toBeInTheDocument()
    const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option')
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100'])
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Showing 11 to 20 of 25 results')).toBeInTheDocument()
    expect(window.location.search).toBe('?page=2')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus()
  })

  test('[TABLE-04: buttons] a page opened from below the top of the list begins at its top', async () => {
    const { user } = await open([page(rowsFrom(1), 25), page(rowsFrom(11), 25), page(rowsFrom(21), 25)])
    await rows()
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('Showing 11 to 20 of 25 results')
    expect(scrolled).not.toHaveBeenCalled()
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 300, 900))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Policies' })]))
  })

  test('[TABLE-03: message, clearing] a search without results shows a message, and can be cleared', async () => {
    const { user } = await open([page([]), page(rowsFrom(1), 25)], [], '?search=zzz')
    expect(await screen.findByText('No results for "zzz"')).toBeInTheDocument()
    expect(screen.queryByText('No policies found')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await rows()).toHaveLength(10)
    const field = screen.getByRole('searchbox', { name: 'Search policies by name' })
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  test('[POL-01: search, sorting] show the query of the address, and are searched and sorted', async () => {
    const { user, policies } = await open(
      [page(rowsFrom(21), 45), page(rowsFrom(1)), page(rowsFrom(1))],
      [],
      '?search=car&sort=-policyNo&size=20&page=2',
    )
    expect(await screen.findByText('Showing 21 to 40 of 45 results')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('car')
    expect(screen.getByLabelText('Rows per page')).toHaveDisplayValue('20')
    expect(screen.getByRole('columnheader', { name: 'Policy Number' })).toHaveAttribute('aria-sort', 'descending')
    const headers = within(screen.getByRole('table')).getAllByRole('columnheader')
    expect(headers.map((header) => within(header).queryByRole('button')?.textContent)).toEqual([
      'Product Name',
      'Reference',
      'Total Amount',
      'Policy Number',
      'Quote Number',
      undefined,
      undefined,
    ])
    await user.click(screen.getByRole('button', { name: 'Total Amount' }))
    await screen.findByText('Showing 1 to 10 of 10 results')
    await user.type(screen.getByRole('searchbox'), 's{Enter}')
    const query = { skip: 0, take: 20, search: 'cars', sort: { column: 'totalAmount', descending: false } }
    await waitFor(() => {
      expect(policies.list.inputs.at(-1)).toEqual(query)
    })
  })
})
