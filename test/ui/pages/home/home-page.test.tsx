import { act, screen, waitFor, within } from '@testing-library/react'
import type { KycSection } from '../../../../src/domain/kyc/sections'
import type { PaymentState } from '../../../../src/domain/payment/payment'
import type { PaidOrder } from '../../../../src/domain/policy/holdings'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import type { Policy } from '../../../../src/domain/policy/policy'
import type { ClientQuote } from '../../../../src/domain/quote/quote'
import { id } from '../../../../src/domain/values/id'
import type { Page } from '../../../../src/ports/page'
import file from '../../../../src/brand.json'
import { aCustomer, day, everyError } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/kyc'
import '../../../support/screens/policies'
import '../../../support/screens/shop'
import { nothingSaved } from '../../../support/nothing-saved'
import { fails, late, scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { sectionsWith } from '../../../support/verification-builders'
import { aMandate, anActivation } from '../../../support/mandate-builders'
import { aCategory, aClientQuote, aPolicy } from '../../../support/shop-builders'

type Holdings = {
  readonly mandates?: readonly Mandate[]
  readonly policies?: readonly Policy[]
  readonly listsPolicies?: Answer<Page<Policy>>
  readonly quote?: ClientQuote
  readonly paid?: PaidOrder
}

const open = async (
  kycStatus: string,
  sections: readonly KycSection[] = [],
  { policies = [], listsPolicies, mandates = [], quote, paid }: Holdings = {},
) => {
  const listed = listsPolicies ?? succeeds({ rows: policies, total: policies.length })
  if (paid) window.localStorage.setItem('paid-order', JSON.stringify(paid))
  const app = renderApp('/dashboard', {
    profile: Array(3).fill(succeeds(aCustomer({ kycStatus }))),
    features: {
      policies: { list: scripted(...Array<Answer<Page<Policy>>>(3).fill(listed)) },
      mandates: {
        list: scripted(...Array<Answer<Page<Mandate>>>(3).fill(succeeds({ rows: mandates, total: mandates.length }))),
      },
      payment: { state: scripted(...Array<Answer<PaymentState>>(3).fill(succeeds('paid'))) },
      ...(quote ? { quote } : {}),
      catalogue: { categories: scripted(succeeds([aCategory()])) },
      verification: {
        ...nothingSaved(),
        sections: scripted(...Array<Answer<readonly KycSection[]>>(3).fill(succeeds(sections))),
      },
    },
  })
  await screen.findByRole('heading', { name: 'Hello First' })
  return app
}

describe('the dashboard’s home', () => {
  test.each([
    ['Buy Insurance', 'Protect your assets from unplanned incidents: car, home and trips.'],
    ['Invest', 'Put something aside and protect your assets from unplanned incidents.'],
    ['Health Insurance', 'Protect your family and your assets from unplanned incidents.'],
  ])('[HOME-02] the card %s opens the shop', async (name, words) => {
    const { user } = await open('Approved')
    const card = screen.getByRole('button', { name: new RegExp(`^${name}`) })
    expect(card).toHaveTextContent(`${name}${words}`)
    await user.click(card)
    expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
  })

  test('[HOME-02] there are three cards', async () => {
    await open('Approved')
    expect(screen.getAllByRole('button', { name: /assets from unplanned incidents/ })).toHaveLength(3)
  })

  test('[HOME-01: goals] greets by name and asks about the goals', async () => {
    await open('Approved')
    expect(screen.getByText('What are your goals today?')).toBeInTheDocument()
  })

  test('[HOME-03] two tips link to separate documents', async () => {
    await open('Approved')
    const tips = within(await screen.findByRole('region', { name: 'Insurance Tips' })).getAllByRole('link')
    expect(tips.map((tip) => tip.getAttribute('href'))).toEqual(['/tips/0', '/tips/1'])
    for (const [index, tip] of tips.entries()) expect(tip).toHaveTextContent(file.tips[index]?.title ?? 'a title')
  })

  test('[HOME-03] the tips wait until the cover above them is known or could not be read, so that they do not move', async () => {
    const answer = late<Page<Policy>>()
    const tips = () => screen.queryByRole('region', { name: 'Insurance Tips' })
    renderApp('/dashboard', {
      profile: [succeeds(aCustomer({ kycStatus: 'Approved' }))],
      features: {
        policies: { list: scripted(answer.answer) },
        mandates: { list: scripted(succeeds({ rows: [], total: 0 })) },
      },
    })
    await screen.findByRole('heading', { name: 'Hello First' })
    expect(tips()).not.toBeInTheDocument()
    act(() => {
      answer.fails(everyError.Outage)
    })
    await waitFor(() => expect(tips()).toBeInTheDocument())
  })

  test('[HOME-04] the banner links to KYC, and blocks nothing', async () => {
    const { user, at } = await open('PendingBvnInfo')
    await user.click(screen.getByRole('button', { name: /^Buy Insurance/ }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('link', { name: 'Click here to start / continue your kyc process' }))
    await screen.findByRole('heading', { name: 'Customer Information' })
    expect(at()).toBe('/dashboard/kyc')
  })

  test.each([
    ['NewlyRegistered', '0 of 6 done'],
    ['PendingEmployerInfo', '3 of 6 done'],
    ['PendingReview', '6 of 6 done'],
    ['SomethingElse', ''],
  ])('[HOME-04] with the status %s the banner adds "%s"', async (status, words) => {
    await open(status)
    const banner = screen.getByRole('link', { name: 'Click here to start / continue your kyc process' })
    expect(banner).toHaveAccessibleDescription(words)
  })

  test('[KYC-18: home] after a rejection each thing to fix has its reason and a button, and the banner counts them', async () => {
    const sections = sectionsWith({
      'Bvn Info': { status: 'Rejected', reason: 'The name differs.' },
      'Medical Info': { status: 'Rejected' },
    })
    await open('PendingBvnInfo', sections)
    const list = within(await screen.findByRole('region', { name: '2 things to fix' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BVNThe name differs.Fix BVN',
      'MedicalPlease check it and send it again.Fix Medical',
    ])
    expect(list.getByRole('link', { name: 'Fix Medical' })).toHaveAttribute('href', '/dashboard/kyc?step=5')
    const banner = screen.getByRole('link', { name: 'Click here to start / continue your kyc process' })
    expect(banner).toHaveAccessibleDescription('2 things to fix')
  })

  test('[HOME-04] an approved customer sees no banner', async () => {
    await open('Approved')
    expect(screen.queryByRole('link', { name: /kyc process/ })).not.toBeInTheDocument()
  })

  describe('cover', () => {
    const motor = aPolicy({ id: id(1) })
    const renewal = { category: id(1), product: id(101), form: {} }
    const home = aPolicy({ id: id(2), productName: 'Home Owner', coverTo: day('2025-07-01'), renewal })

    test('[HOME-05] that runs is listed with what it covers and until when, and leads to its details', async () => {
      const { user } = await open('Approved', [], { policies: [motor] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      const [policy, all] = cover.getAllByRole('link')
      expect(policy).toHaveTextContent('ComprehensiveABC-123DEuntil 15 June 2026')
      expect(all).toHaveAttribute('href', '/dashboard/policies')
      await user.click(policy!)
      expect(`${window.location.pathname}${window.location.search}`).toBe('/dashboard/policies?policy=1')
    })

    test('[HOME-05] what waits stands above it, the most urgent first', async () => {
      const sections = sectionsWith({ 'Bvn Info': { status: 'Rejected', reason: 'The name differs.' } })
      const mandate = aMandate({ isActive: false, activation: anActivation() })
      await open('PendingBvnInfo', sections, { policies: [home], mandates: [mandate], quote: aClientQuote() })
      await screen.findByText(/^Ends in 15 days\. You are covered until 1\sJuly\s2025\.$/)
      await screen.findByRole('region', { name: '1 thing to fix' })
      const order = ['Go to your order', 'See what to send', 'Fix BVN', 'Renew', /^Home Owner/]
      const places = order.map((name) => screen.getByRole('link', { name }))
      expect(places.map((place) => screen.getAllByRole('link').indexOf(place))).toEqual(
        places.map((place) => screen.getAllByRole('link').indexOf(place)).toSorted((one, other) => one - other),
      )
      expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
        'href',
        '/dashboard?category=1&product=101&renews=2',
      )
      expect(screen.getByText('Your order is not paid yet')).toBeInTheDocument()
      expect(screen.getByText('Comprehensive, ₦62,500.00')).toBeInTheDocument()
      expect(screen.getByText(/^Send ₦50 by 18\sJune\s2025, 14:05\.$/)).toBeInTheDocument()
    })

    test('[HOME-05] of a customer who has none, and nothing that waits, takes no place', async () => {
      const { policies } = await open('Approved')
      await waitFor(() => {
        expect(policies.list.inputs).toHaveLength(1)
      })
      expect(screen.queryByRole('region', { name: 'Your cover' })).not.toBeInTheDocument()
      for (const name of ['Go to your order', 'Renew'])
        expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    })

    const paid = { quoteId: id(77), quoteNo: 'Q-0077' }
    const bought = aPolicy()

    test('[PAY-12] after a payment the result is shown until it is dismissed, over a reload too', async () => {
      const first = await open('Approved', [], { policies: [bought], paid })
      await screen.findByRole('heading', { name: 'You are covered' })
      first.unmount()
      const { user } = await open('Approved', [], { policies: [bought] })
      const result = within((await screen.findByRole('heading', { name: 'You are covered' })).parentElement!)
      expect(screen.getByRole('heading', { name: 'You are covered' }).parentElement).toHaveRole('status')
      expect(result.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        'Comprehensive',
        '16\u00a0June\u00a02025 – 15\u00a0June\u00a02026',
        'P-9',
        'PAY-1',
      ])
      expect(result.getByRole('link', { name: 'Open certificate' })).toHaveAttribute(
        'href',
        'https://files.portal.test/certificate',
      )
      for (const name of ['Receipt', 'How to claim'])
        expect(result.getByRole('link', { name })).toHaveAttribute('href', '/dashboard/policies?policy=9')
      await user.click(result.getByRole('button', { name: 'Dismiss' }))
      expect(screen.queryByRole('heading', { name: 'You are covered' })).not.toBeInTheDocument()
      expect(window.localStorage.getItem('paid-order')).toBeNull()
    })

    test('[PAY-12] of cover that begins later it says from when', async () => {
      await open('Approved', [], { policies: [{ ...bought, coverFrom: day('2025-07-01') }], paid })
      expect(await screen.findByRole('heading', { name: /^You are covered from 1\sJuly\s2025$/ })).toBeInTheDocument()
    })

    test('[PAY-12] until the policy exists the payment is being confirmed', async () => {
      await open('Approved', [], { paid })
      expect(await screen.findByRole('heading', { name: /We are confirming your payment/ })).toBeInTheDocument()
      expect(screen.getByText('Your policy appears here in a moment.').parentElement).toHaveRole('status')
    })

    test('[PAY-12] when the policies cannot be read it warns against paying twice, and asks again on request', async () => {
      const { user, policies: ports } = await open('Approved', [], { listsPolicies: fails(everyError.Outage), paid })
      expect(await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' })).toBeInTheDocument()
      const words = 'Do not pay again. Your policy appears here as soon as the company has recorded the payment.'
      expect(screen.getByText(words)).toBeInTheDocument()
      const requests = ports.list.inputs.length
      await user.click(screen.getByRole('button', { name: 'Check again' }))
      await waitFor(() => {
        expect(ports.list.inputs).toHaveLength(requests + 1)
      })
    })
  })
})
