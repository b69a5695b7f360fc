import { screen, waitFor, within } from '@testing-library/react'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import type { Page } from '../../../../src/ports/page'
import { id } from '../../../../src/domain/values/id'
import { aCustomer, rejected } from '../../../support/builders'
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
  test('[MAN-01: columns, badges] are a table with these columns', async () => {
    const rows = [
      aMandate(),
      aMandate({ id: id(5), isActive: false, productName: undefined, amount: undefined, endDate: undefined }),
    ]
    await open([page(rows)])
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
    expect(screen.getByRole('searchbox', { name: 'Search mandates by name' })).toHaveAttribute(
      'placeholder',
      'Search by mandate name...',
    )
  })

  test('[MAN-03] without any show a message, and link to the shop', async () => {
    const { user } = await open([page([])])
    expect(await screen.findByText('No mandates found')).toBeInTheDocument()
    expect(screen.getByText('Get started by creating a new mandate.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Create your first mandate' }))
    expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
  })

  test('[MAN-03] that fail to load show the message, and can be retried', async () => {
    const { user } = await open([fails(rejected({ message: 'No mandates today.' })), page([aMandate()])])
    expect(await screen.findByRole('alert')).toHaveTextContent('No mandates today.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('NGN 5,000.00')).toBeInTheDocument()
  })
})

describe('the actions of a mandate', () => {
  test('[MAN-02: details, disabled actions] View opens its details; Edit and Delete are shown without an effect', async () => {
    const { user } = await open([page([aMandate()])], [succeeds(aMandate())])
    await user.click(await actions())
    const item = (name: string) => screen.getByRole('menuitem', { name })
    for (const name of ['Edit', 'Delete']) {
      expect(item(name)).toHaveAttribute('aria-disabled', 'true')
      await user.click(item(name))
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(item('View'))
    await (await dialog()).findByText('Mandate ID')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await actions()).toHaveFocus()
  })

  test('[MAN-02: details] [MAN-04] the details open by a press on the row too, in labelled rows', async () => {
    const { user } = await open([page([aMandate()])], [succeeds(aMandate())])
    await user.click(await screen.findByText('Monthly'))
    expect(window.location.search).toBe('?mandate=4')
    const shown = await dialog()
    await shown.findByText('Mandate ID')
    const valueOf = (label: string) =>
      shown.getAllByText(label, { selector: 'dt' }).at(-1)?.nextElementSibling?.textContent
    expect(valueOf('Mandate ID')).toBe('4')
    expect(valueOf('Status')).toBe('Active')
    expect(valueOf('Next Execute Date')).toBe('2024-02-05')
  })
})
