import { screen, waitFor, within } from '@testing-library/react'
import type { Order } from '../../../../src/domain/order/order'
import { id, type Id } from '../../../../src/domain/values/id'
import { aCustomer, day, everyError } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/checkout'
import { fails, never, scripted, succeeds, type Answer, type scriptedOrders } from '../../../support/scripted-ports'
import { aClientQuote, anOrder } from '../../../support/shop-builders'
import { storageOwner } from '../../../support/storage-owner'

const rowsOf = (list: ParentNode) =>
  Array.from(list.querySelectorAll('dl > div')).map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent.replaceAll('\u00a0', ' '),
  ])
const rows = () => rowsOf(document)
/** The rows below a heading. */
const rowsUnder = (heading: string) => rowsOf(screen.getByRole('heading', { name: heading }).parentElement!)

type Orders = NonNullable<Parameters<typeof scriptedOrders>[0]>

const found = (...answers: readonly Answer<Order>[]) => scripted<Id, Order>(...answers)

const open = async (
  quote?: ReturnType<typeof aClientQuote>,
  { at = '', ...orders }: Orders & { readonly at?: string } = {},
) => {
  const app = renderApp(`/dashboard/checkout${at}`, {
    profile: [succeeds(aCustomer())],
    features: {
      payment: { widgetToken: scripted(succeeds('fresh')), state: scripted(never) },
      catalogue: { categories: scripted(never) },
      orders,
      ...(quote ? { quote } : {}),
    },
  })
  await screen.findByRole('heading', { name: /Confirm Order Details/ })
  return app
}

describe('checkout', () => {
  test('[PAY-01] shows the order: the customer, and the details of the quote', async () => {
    const { user } = await open(aClientQuote())
    expect(screen.getByRole('heading', { name: 'Confirm Order Details (# 77)' })).toBeInTheDocument()
    expect(rowsUnder('User information')).toEqual([
      ['Name', 'First Last'],
      ['Email', 'customer@portal.test'],
    ])
    expect(rowsUnder('Quote details')).toEqual([
      ['Product name', 'Comprehensive'],
      ['Short', 'MTR-C'],
      ['Quote id', '77'],
      ['Subcode', 'PRIVATE'],
      ['Total premium', '₦62,500.00'],
      ['Quote no', 'Q-0077'],
      ['Description', 'All that can happen to a car'],
    ])
    const proceed = screen.getByRole('button', { name: 'Proceed to Pay' })
    await user.click(proceed)
    expect(proceed).toBeDisabled()
  })

  test('[COVER-02] [COVER-06] shows the details of the quote first, and nothing for a quote without any', async () => {
    const details = [
      { label: 'Who is covered', value: 'Aminu Traveller' },
      { label: 'Fee', value: '₦500.00' },
    ]
    const { unmount } = await open(aClientQuote({ details }))
    expect(rows().slice(0, 5)).toEqual([
      ['Who is covered', 'Aminu Traveller'],
      ['Fee', '₦500.00'],
      ['Cover', 'Begins when you have paid'],
      ['Covered until', '15 June 2026'],
      ['Name', 'First Last'],
    ])
    unmount()
    await open(aClientQuote({ details: [], coverFrom: undefined, coverTo: undefined, validUntil: undefined }))
    expect(screen.queryByRole('heading', { name: 'Your cover' })).not.toBeInTheDocument()
  })

  test('[COVER-08] begins with what is bought, from when to when, and what happens next', async () => {
    const trip = { coverFrom: day('2025-07-01'), coverTo: day('2025-07-09') }
    await open(aClientQuote({ details: [{ label: 'Destination', value: 'Ghana' }], ...trip }))
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your cover',
      'What happens next',
      'User information',
      'Quote details',
    ])
    expect(rowsUnder('Your cover')).toEqual([
      ['Destination', 'Ghana'],
      ['Cover begins', '1 July 2025'],
      ['Covered until', '9 July 2025'],
    ])
    const next = within(screen.getByRole('heading', { name: 'What happens next' }).parentElement!)
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [/^You pay by card, or set up a mandate/, /^Your policy .* under Policies/, /^Nothing is charged before/].map(
        (words) => expect.stringMatching(words) as unknown,
      ),
    )
  })

  test('[LIFE-07: sums] [LIFE-07: units] says how much is paid at most, and what the price is for', async () => {
    const details = [
      { label: 'Plate', value: 'ABC-123DE' },
      { label: 'Sum insured', value: '₦5,000,000.00', isSum: true },
    ]
    await open(aClientQuote({ details }))
    expect(rowsUnder('Your cover')).toContainEqual(['Sum insured', '₦5,000,000.00'])
    expect(screen.getByText('a year').parentElement).toHaveTextContent(/Total premium\s*₦62,500\.00\s*a year/)
  })

  test('[LIFE-06: the day after] says above the price what a renewal begins after, over a reload too', async () => {
    await open(aClientQuote({ follows: { names: ['LAG-301AA'], until: day('2025-07-01') } }))
    const reason = screen.getByText(/insured until/)
    expect(reason.textContent.replaceAll('\u00a0', ' ')).toBe(
      'LAG-301AA is insured until 1 July 2025; this cover begins the day after',
    )
    const [price] = screen.getAllByText('Total premium')
    expect(reason.compareDocumentPosition(price!) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  test('[LIFE-04] a quote that has ended cannot be paid; Get a new quote opens the form of its product', async () => {
    const { user } = await open(aClientQuote({ validUntil: day('2025-06-15') }))
    expect(screen.getByText('This quote has ended')).toBeInTheDocument()
    expect(screen.getByText(/^It was valid until 15\sJune\s2025\. Its price may have changed\.$/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Proceed to Pay' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Get a new quote' }))
    expect(`${window.location.pathname}${window.location.search}`).toBe('/dashboard?category=1&product=101&repeats=77')
  })

  test('[PAY-01] a value that the server left out is a dash', async () => {
    window.localStorage.setItem('owner', storageOwner('customer@portal.test').owner)
    const product = {
      id: undefined,
      name: undefined,
      code: undefined,
      subCode: undefined,
      description: undefined,
      price: undefined,
    }
    await open(
      aClientQuote({
        userName: '',
        userEmail: '',
        quoteNo: undefined,
        product,
        details: [],
        coverFrom: undefined,
        validUntil: undefined,
      }),
    )
    expect(rows().map(([, value]) => value)).toEqual(['-', '-', '-', '-', '77', '-', '₦62,500.00', '-', '-'])
  })

  test('[PAY-05: shop] without a quote it shows a message and links to the shop', async () => {
    const { user } = await open()
    expect(screen.getByText('There is nothing to pay yet.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Proceed to Pay' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go to the shop' }))
    expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
  })

  describe('of an order that the server has', () => {
    const plan = { id: id(78), quoteNo: 'Q-0078' }

    test('[LIFE-05: any device] from another device shows it', async () => {
      const byId = found(succeeds(anOrder(plan)))
      await open(undefined, { at: '?quote=78', byId })
      expect(await screen.findByRole('heading', { name: 'Confirm Order Details (# 78)' })).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Proceed to Pay' })).toBeEnabled()
    })

    test('[LIFE-05: any device] that cannot be loaded says so, and can be tried again', async () => {
      const byId = found(fails(everyError.Outage), succeeds(anOrder(plan)))
      const { user } = await open(undefined, { at: '?quote=78', byId })
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'Confirm Order Details (# 78)' })).toBeInTheDocument()
    })

    test('[LIFE-05: any device] that is none of the customer’s says so, and leads home', async () => {
      await open(undefined, { at: '?quote=78', byId: found(fails(everyError.NotFound)) })
      expect(await screen.findByText('We could not find this order.')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard')
    })

    test('[LIFE-05: corrected] links to its form, filled in', async () => {
      await open(aClientQuote(), { byId: found(succeeds(anOrder())) })
      expect(await screen.findByRole('link', { name: 'Correct the details' })).toHaveAttribute(
        'href',
        '/dashboard?category=1&product=101&corrects=77',
      )
    })

    test('[LIFE-05: dropped] is dropped after a question, which can be answered with no', async () => {
      const dropOrder = scripted<Id, void>(succeeds(undefined))
      const { user } = await open(aClientQuote(), { byId: found(succeeds(anOrder())), dropOrder })
      const button = await screen.findByRole('button', { name: 'Drop this order' })
      await user.click(button)
      await user.click(screen.getByRole('button', { name: 'Keep it' }))
      expect(dropOrder.inputs).toEqual([])
      expect(button).toHaveFocus()
      await user.click(button)
      await user.click(
        within(screen.getByRole('dialog', { name: 'Drop this order?' })).getByRole('button', { name: 'Drop it' }),
      )
      expect(dropOrder.inputs).toEqual([77])
      await waitFor(() => {
        expect(window.location.pathname).toBe('/dashboard')
      })
      expect(window.localStorage.getItem('quote')).toBeNull()
    })

    test('[LIFE-05: dropped] that could not be dropped says why, and stays', async () => {
      const dropOrder = scripted<Id, void>(fails(everyError.Outage))
      const byId = found(succeeds(anOrder()), succeeds(anOrder()))
      const { user } = await open(aClientQuote(), { byId, dropOrder })
      await user.click(await screen.findByRole('button', { name: 'Drop this order' }))
      await user.click(screen.getByRole('button', { name: 'Drop it' }))
      expect(await screen.findByText(/service is not available|try again/i)).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Proceed to Pay' })).toBeEnabled()
    })

    test.each([
      ['paid', 'This order is paid already', 'link', 'See your policies'],
      ['mandated', 'This order has a mandate already', 'link', 'See your mandates'],
      ['dropped', 'You have dropped this quote', 'button', 'Get a new quote'],
      ['replaced', 'You have replaced this quote by another one', 'link', 'Go to home'],
    ] as const)('[LIFE-05: refused] that is %s says so, and cannot be paid', async (status, title, role, way) => {
      await open(aClientQuote(), { byId: found(succeeds(anOrder({ status }))) })
      expect(await screen.findByText(title)).toBeInTheDocument()
      expect(screen.getByRole(role, { name: way })).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Proceed to Pay' })).not.toBeInTheDocument()
    })

    test('[LIFE-05: without the calls] offers nothing where the server does not have it', async () => {
      const { orders } = await open(aClientQuote())
      await waitFor(() => {
        expect(orders.byId.inputs).toEqual([77])
      })
      for (const name of ['Correct the details', 'Drop this order'])
        expect(screen.queryByText(name)).not.toBeInTheDocument()
    })
  })
})
