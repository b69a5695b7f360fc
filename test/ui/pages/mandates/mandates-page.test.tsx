import { screen, waitFor, within } from '@testing-library/react'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import type { Page } from '../../../../src/ports/page'
import { id } from '../../../../src/domain/values/id'
import { aCustomer, everyError, rejected } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/mandates'
import '../../../support/screens/shop'
import { fails, never, scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { aMandate } from '../../../support/mandate-builders'

const page = (rows: readonly Mandate[], total = rows.length): Answer<Page<Mandate>> => succeeds({ rows, total })

const open = async (list: readonly Answer<Page<Mandate>>[], byId: readonly Answer<Mandate>[] = [], search = '') => {
  const app = renderApp(`/dashboard/mandates${search}`, {
    profile: [succeeds(aCustomer())],
    features: {
      mandates: { list: scripted(...list), byId: scripted(...byId) },
      catalogue: { categories: scripted(never) },
    },
  })
  await screen.findByRole('heading', { name: 'Mandates' })
  return app
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Mandate Details' }))
const actions = () => screen.findByRole('button', { name: 'Actions for Comprehensive, mandate 4' })

describe('the mandates', () => {
  test('[MAN-01: columns, ten rows, badges] [MAN-05: paging] are a table with these columns, ten at a time', async () => {
    const rows = [
      aMandate(),
      aMandate({ id: id(5), isActive: false, productName: undefined, amount: undefined, endDate: undefined }),
    ]
    const { mandates } = await open([page(rows)])
    await actions()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product',
      'Amount',
      'Source',
      'Frequency',
      'Notification Type',
      'Start Date',
      'End Date',
      'Status',
      'Actions',
    ])
    const [, first, second] = screen.getAllByRole('row')
    const cells = (row: HTMLElement | undefined) =>
      within(row!)
        .getAllByRole('cell')
        .slice(0, 8)
        .map((cell) => cell.textContent)
    expect(cells(first)).toEqual([
      'Comprehensive',
      'NGN 5,000.00',
      'Bank account',
      'Monthly',
      'Email',
      'Jan 5, 2024',
      'Jan 1, 2025',
      'Active',
    ])
    expect(cells(second)).toEqual([
      'Car cover',
      '-',
      'Bank account',
      'Monthly',
      'Email',
      'Jan 5, 2024',
      '-',
      'Inactive',
    ])
    expect(screen.getByText('Active')).toHaveClass('success')
    expect(screen.getByText('Inactive')).toHaveClass('danger')
    expect(mandates.list.inputs).toEqual([{ skip: 0, take: 10 }])
    expect(screen.getByPlaceholderText('Search by mandate name...')).toBeInTheDocument()
  })

  test('[MAN-05: paging, search] the second page skips the first ten, and a search is sent', async () => {
    const { user, mandates } = await open([page([aMandate()], 12), page([aMandate()], 12), page([aMandate()])])
    await actions()
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('Showing 11 to 12 of 12 results')
    await user.type(screen.getByRole('searchbox', { name: 'Search mandates by name' }), 'car{Enter}')
    await screen.findByText('Showing 1 to 1 of 1 results')
    expect(mandates.list.inputs).toEqual([
      { skip: 0, take: 10 },
      { skip: 10, take: 10 },
      { skip: 0, take: 10, search: 'car' },
    ])
  })

  test('[MAN-01: sorting] are sorted by each column, ascending and descending, by the server', async () => {
    const [early, late] = [aMandate(), aMandate({ id: id(5), productName: 'Householder', startDate: '2024-02-05' })]
    const [ascending, descending] = [page([early, late]), page([late, early])]
    const { user, mandates } = await open([ascending, ...Array(8).fill([ascending, descending]).flat()])
    const titles = () =>
      screen.getAllByRole('button', { name: /^[CH]\w+, mandate \d$/ }).map(({ textContent }) => textContent)
    await actions()
    const sortable = {
      Product: 'product',
      Amount: 'amount',
      Source: 'source',
      Frequency: 'frequency',
      'Notification Type': 'notificationType',
      'Start Date': 'startDate',
      'End Date': 'endDate',
      Status: 'status',
    }
    for (const header of Object.keys(sortable)) {
      const button = screen.getByText(header, { selector: 'th button' })
      await user.click(button)
      await user.click(button)
    }
    // Rows are shown when the press that asked for them has ended.
    await waitFor(() => {
      expect(titles()).toEqual(['Householder', 'Comprehensive'])
    })
    expect(mandates.list.inputs.slice(1).map(({ sort }) => sort)).toEqual(
      Object.values(sortable).flatMap((column) => [
        { column, descending: false },
        { column, descending: true },
      ]),
    )
  })

  test('[MAN-03] without any show a message, and link to the shop', async () => {
    const { user } = await open([page([])])
    expect(await screen.findByText('No mandates found')).toBeInTheDocument()
    expect(screen.getByText('Get started by creating a new mandate.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Create your first mandate' }))
    expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
  })

  test.each([
    [{ message: 'No mandates today.' }, 'No mandates today.'],
    [{ code: 7, message: '', details: 'Because.', violations: [] }, '{"code":7,"details":"Because.","violations":[]}'],
  ])('[MAN-03] that fail to load show the message, or the data as JSON, and can be retried', async (refusal, text) => {
    const { user } = await open([fails(rejected(refusal)), page([aMandate()])])
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('NGN 5,000.00')).toBeInTheDocument()
  })
})

describe('the actions of a mandate', () => {
  test('[MAN-02: details, disabled actions] View opens its details; Edit and Delete are shown without an effect', async () => {
    const { user, mandates } = await open([page([aMandate()])], [succeeds(aMandate())])
    await user.click(await actions())
    const item = (name: string) => screen.getByRole('menuitem', { name })
    for (const name of ['Edit', 'Delete']) {
      expect(item(name)).toHaveAttribute('aria-disabled', 'true')
      await user.click(item(name))
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(item('View'))
    await (await dialog()).findByText('Mandate ID')
    expect(mandates.byId.inputs).toEqual(['4'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await actions()).toHaveFocus()
  })
})

describe('the details of a mandate', () => {
  test('[MAN-02: details] [MAN-04] open by a press on the row, loaded by its id, in labelled rows', async () => {
    const { user, mandates } = await open([page([aMandate()])], [succeeds(aMandate())])
    await user.click(await screen.findByText('Monthly'))
    expect(window.location.search).toBe('?mandate=4')
    const shown = await dialog()
    await shown.findByText('Mandate ID')
    expect(mandates.byId.inputs).toEqual(['4'])
    const valueOf = (label: string) =>
      shown.getAllByText(label, { selector: 'dt' }).at(-1)?.nextElementSibling?.textContent
    expect(valueOf('Mandate ID')).toBe('4')
    expect(valueOf('Status')).toBe('Active')
    expect(valueOf('Next Execute Date')).toBe('2024-02-05')
    expect(valueOf('Product Description')).toBe('All that can happen to a car')
  })

  test.each(['{Escape}', 'Close'])('[MAN-04] close by %s and restore the focus', async (way) => {
    const { user } = await open([page([aMandate()])], [succeeds(aMandate())])
    await user.click(await screen.findByRole('button', { name: 'Comprehensive, mandate 4' }))
    await (await dialog()).findByText('Mandate ID')
    if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }))
    else await user.keyboard(way)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Comprehensive, mandate 4' })).toHaveFocus()
  })

  test('[POL-05: spinner] show a spinner while they are loading', async () => {
    await open([page([])], [never], '?mandate=4')
    expect((await dialog()).getByRole('status')).toHaveTextContent('Loading…')
  })

  test('[ERR-04] of another customer’s mandate show: We could not find this.', async () => {
    await open([page([])], [fails(everyError.NotFound)], '?mandate=4')
    const shown = await dialog()
    expect(await shown.findByText('We could not find this.')).toBeInTheDocument()
    expect(
      shown.getByText('The link may be wrong, or it may be for something that is not in your account.'),
    ).toBeInTheDocument()
  })
})
