import { screen, within } from '@testing-library/react'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import type { Order } from '../../../../src/domain/order/order'
import type { Id } from '../../../../src/domain/values/id'
import { kobo } from '../../../../src/domain/values/money'
import { aCustomer, day } from '../../../support/builders'
import { aMandate, anArrearsOrder, someArrears } from '../../../support/mandate-builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/mandates'
import '../../../support/screens/checkout'
import { scripted, succeeds } from '../../../support/scripted-ports'

const suspended = aMandate({ isActive: false, arrears: someArrears() })
const schedule = [
  { date: day('2025-05-05'), amount: kobo(500_000n), status: 'Booked', reason: undefined },
  {
    date: day('2025-06-05'),
    amount: kobo(500_000n),
    status: 'Failed',
    reason: 'There was not enough money in the account.',
  },
  { date: day('2025-07-05'), amount: kobo(500_000n), status: 'Due', reason: undefined },
]

const open = async (mandate: Mandate, search = '') => {
  const app = renderApp(`/dashboard/mandates${search}`, {
    profile: [succeeds(aCustomer())],
    features: {
      mandates: { list: scripted(succeeds({ rows: [mandate], total: 1 })), byId: scripted(succeeds(mandate)) },
      orders: { byId: scripted<Id, Order>(succeeds(anArrearsOrder())) },
    },
  })
  await screen.findAllByText('NGN 5,000.00')
  return app
}

const name = 'Your cover for Comprehensive is suspended'

test('[LIFE-11: words] a suspended cover is said above the list, with what is owed and until when it can be paid', async () => {
  await open(suspended)
  const notice = within(await screen.findByRole('region', { name }))
  expect(notice.getByRole('heading', { level: 2 })).toHaveTextContent(name)
  expect(notice.getByText('₦10,000.00 to pay')).toBeInTheDocument()
  expect(notice.getByText(/^Pay by 16\sJuly\s2025: then your cover and the debits go on\./)).toBeInTheDocument()
})

test('[LIFE-11: schedule] the details list the debits: booked, failed and why, and the next', async () => {
  await open(aMandate({ schedule }), '?mandate=4')
  const dialog = within(await screen.findByRole('dialog', { name: 'Mandate Details' }))
  const heading = await dialog.findByRole('heading', { name: 'Debits' })
  const rows = within(heading.parentElement!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(rows).toEqual([
    '₦5,000.00 5 May 2025 Booked',
    '₦5,000.00 5 June 2025 FailedThere was not enough money in the account.',
    '₦5,000.00 5 July 2025 Next',
  ])
})

test('[LIFE-11: schedule] of a server that does not say the debits nothing is listed', async () => {
  await open(aMandate(), '?mandate=4')
  const dialog = within(await screen.findByRole('dialog', { name: 'Mandate Details' }))
  expect(await dialog.findByRole('heading', { name: 'Payment' })).toBeInTheDocument()
  expect(dialog.queryByRole('heading', { name: 'Debits' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument()
})

test('[LIFE-11: pay now] leads from the details to the checkout of what is owed, by card, without the words of an order', async () => {
  const { user } = await open(suspended, '?mandate=4')
  const dialog = within(await screen.findByRole('dialog', { name: 'Mandate Details' }))
  await user.click(await dialog.findByRole('link', { name: 'Pay now' }))
  expect(await screen.findByRole('heading', { name: 'Confirm Order Details (# 77)' })).toBeInTheDocument()
  expect(window.location.pathname + window.location.search).toBe('/dashboard/checkout?quote=77')
  expect(screen.getByText('What is owed')).toHaveTextContent('What is owed ₦10,000.00')
  expect(screen.getByText(/It goes on when you have paid this/)).toBeInTheDocument()
  expect(screen.getByText('You pay by card.')).toBeInTheDocument()
  expect(screen.queryByText(/set up a mandate/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Drop this order' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Correct the details' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Begins when you have paid/)).not.toBeInTheDocument()
})
