import { screen, waitFor, within } from '@testing-library/react'
import { id } from '../../../../src/domain/values/id'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { day, everyError } from '../../../support/builders'
import { fails, succeeds } from '../../../support/scripted-ports'
import { sectionsWith } from '../../../support/verification-builders'
import { aMandate, anActivation, someArrears } from '../../../support/mandate-builders'
import { aClientQuote, aPolicy, aQuote } from '../../../support/shop-builders'
import { openHome } from './open-home'

describe('the dashboard’s home', () => {
  describe('cover', () => {
    const motor = aPolicy({ id: id(1) })
    const renewal = { category: id(1), product: id(101), form: {} }
    const home = aPolicy({ id: id(2), productName: 'Home Owner', coverTo: day('2025-07-01'), renewal })

    test('[HOME-05: cover that runs] that runs is listed with what it covers and until when, and leads to its details', async () => {
      const { user } = await openHome('Approved', [], { policies: [motor] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      const policy = cover.getByRole('link', { name: /^Comprehensive/ })
      expect(policy).toHaveTextContent('ComprehensiveABC-123DEActive until 15 June 2026364 days')
      expect(cover.getByRole('link', { name: 'All policies' })).toHaveAttribute('href', '/dashboard/policies')
      await user.click(policy)
      expect(`${window.location.pathname}${window.location.search}`).toBe('/dashboard/policies?policy=1')
    })

    test('that cannot be read is said to be so, and is read again when the customer tries', async () => {
      const answers = [fails(everyError.Outage), succeeds({ rows: [motor], total: 1 })].values()
      const { user } = await openHome('Approved', [], { listsPolicies: () => answers.next().value!() })
      expect(await screen.findByText('We could not load your cover')).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('region', { name: 'Your cover' })).toBeInTheDocument()
      expect(screen.queryByText('We could not load your cover')).not.toBeInTheDocument()
    })

    test('[LIFE-01: home] says its state by its days', async () => {
      const suspended = aPolicy({ id: id(3), status: 'Suspended', suspendedOn: day('2025-06-01') })
      await openHome('Approved', [], { policies: [motor, home, suspended] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      const texts = cover.getAllByRole('link').map(({ textContent }) => textContent)
      expect(texts.slice(1, 4)).toEqual([
        expect.stringContaining('Active'),
        expect.stringContaining('Ends in 15 days'),
        expect.stringMatching(/Suspended since 1\sJune\s2025$/),
      ])
      const days = cover.getAllByText(/^days?$/).map((unit) => unit.parentElement?.textContent)
      expect(days).toEqual(['364 days', '15 days'])
    })

    test('[LIFE-02: cover first, what waits] is before the shop, and what waits between them', async () => {
      await openHome('PendingBvnInfo', [], { policies: [home] })
      const order = [
        await screen.findByRole('heading', { name: 'Hello First' }),
        await screen.findByRole('region', { name: 'Your cover' }),
        screen.getByRole('region', { name: 'For you to do' }),
        screen.getByRole('link', { name: /kyc process/ }),
        screen.getByRole('button', { name: /^Buy Insurance/ }),
        screen.getByRole('region', { name: 'Insurance Tips' }),
      ]
      for (const [index, part] of order.slice(1).entries())
        expect(order[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })

    test('[LIFE-02: had cover, actions] that has ended says when, and can be renewed', async () => {
      const ended = aPolicy({ status: 'Expired', coverTo: day('2025-06-01'), renewal })
      await openHome('Approved', [], { policies: [ended] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      expect(cover.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'All policies',
        'ComprehensiveABC-123DEEnded 1\u00a0June\u00a02025',
        'Renew',
      ])
      expect(cover.getByRole('link', { name: 'Renew' })).toHaveAttribute(
        'href',
        '/dashboard?category=1&product=101&renews=9',
      )
    })

    test('[LIFE-02: actions] an action that one cover has is done at once, and one that several share asks which', async () => {
      const { user } = await openHome('Approved', [], { policies: [motor, home] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      expect(cover.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', expect.stringContaining('renews=2'))
      await user.click(cover.getByRole('button', { name: 'Certificate' }))
      const question = within(screen.getByRole('dialog', { name: 'Certificate' }))
      expect(question.getByText('Which cover?')).toBeInTheDocument()
      expect(question.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'ComprehensiveABC-123DE',
        'Home OwnerABC-123DE',
      ])
      for (const link of question.getAllByRole('link'))
        expect(link).toHaveAttribute('href', 'https://files.portal.test/certificate')
      await user.click(question.getByRole('button', { name: 'Close' }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test('[HELP-01: home] Get help has the ways to reach the brokerage, with the number of the only policy', async () => {
      const { user } = await openHome('Approved', [], { policies: [motor] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      await user.click(cover.getByRole('button', { name: 'Get help' }))
      expect(contactAddresses(screen.getByRole('dialog', { name: 'Get help' }))).toEqual([
        plainContact[0],
        `${plainContact[1]}?text=Policy%20P-9`,
        `${plainContact[2]}?subject=Policy%20P-9`,
      ])
    })

    test('[HELP-01: home] Get help fills in nothing with several covers, and without any', async () => {
      const several = await openHome('Approved', [], { policies: [motor, home] })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      await several.user.click(cover.getByRole('button', { name: 'Get help' }))
      expect(contactAddresses(screen.getByRole('dialog'))).toEqual(plainContact)
      several.unmount()
      const { user } = await openHome('Approved')
      await screen.findByRole('heading', { name: 'Welcome to Harbour' })
      await user.click(screen.getByRole('button', { name: 'Get help' }))
      expect(contactAddresses(screen.getByRole('dialog'))).toEqual(plainContact)
    })

    test('[LIFE-02: actions] the cover that is chosen for its renewal opens its form, and closes the question', async () => {
      const both = [motor, home].map((policy) => ({ ...policy, renewal }))
      const { user } = await openHome('Approved', [], { policies: both })
      const cover = within(await screen.findByRole('region', { name: 'Your cover' }))
      await user.click(cover.getByRole('button', { name: 'Renew' }))
      await user.click(within(screen.getByRole('dialog', { name: 'Renew' })).getByRole('link', { name: /^Home Owner/ }))
      expect(window.location.search).toContain('renews=2')
      expect(screen.queryByRole('dialog', { name: 'Renew' })).not.toBeInTheDocument()
    })

    test.each([
      ['PendingBvnInfo', 1],
      ['Approved', 0],
    ])(
      '[LIFE-02: welcome] of a customer with the status %s who has none is a welcome that leads to the shop, and to KYC: %d',
      async (status, banners) => {
        await openHome(status)
        const welcome = await screen.findByRole('heading', { name: 'Welcome to Harbour' })
        expect(screen.getByRole('link', { name: 'Choose your cover' })).toHaveAttribute('href', '/dashboard?category=')
        const links = screen.queryAllByRole('link', { name: /kyc process/ })
        expect(links).toHaveLength(banners)
        for (const link of links) expect(welcome.parentElement).toContainElement(link)
      },
    )

    test('[LIFE-11: pay now] what is owed for a suspended cover comes first of all, and leads to its mandate', async () => {
      const owing = aMandate({ id: id(9), isActive: false, arrears: someArrears() })
      const waiting = aMandate({ isActive: false, activation: anActivation() })
      await openHome('Approved', [], {
        policies: [home],
        mandates: [waiting, owing],
        quote: aClientQuote({ isArrears: true }),
      })
      const toDo = within(await screen.findByRole('region', { name: 'For you to do' }))
      const links = toDo.getAllByRole('link')
      expect(links[0]).toHaveTextContent(
        'Your cover for Comprehensive is suspendedPay ₦10,000.00 by card, and it goes on.See what is owed',
      )
      expect(links[0]).toHaveAttribute('href', '/dashboard/mandates?mandate=9')
      expect(links[1]).toHaveTextContent('Activate your mandate')
      expect(toDo.queryByRole('link', { name: /Go to your order/ })).not.toBeInTheDocument()
    })

    test('[HOME-05: what waits] [LIFE-02: what waits] [LIFE-07: units] what waits is below it, the most urgent first, an order with what its price is for', async () => {
      const sections = sectionsWith({ 'Bvn Info': { status: 'Rejected', reason: 'The name differs.' } })
      const mandate = aMandate({ isActive: false, activation: anActivation() })
      await openHome('PendingBvnInfo', sections, { policies: [home], mandates: [mandate], quote: aClientQuote() })
      await screen.findByText(/^Ends in 15 days\. You are covered until 1\sJuly\s2025\.$/)
      await screen.findByRole('region', { name: '1 thing to fix' })
      const order = [
        /^Home Owner.*15 days$/,
        'Renew',
        /Go to your order$/,
        /See what to send$/,
        /Fix BVN$/,
        /^Home Owner, ABC-123DE.*Renew$/,
      ]
      const places = order.map((name) => screen.getByRole('link', { name }))
      const inOrder = screen.getAllByRole('link').filter((link) => places.includes(link))
      expect(inOrder).toEqual(places)
      expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
        'href',
        '/dashboard?category=1&product=101&renews=2',
      )
      expect(screen.getByText('Your order is not paid yet')).toBeInTheDocument()
      expect(screen.getByText('Comprehensive, ₦62,500.00 a year')).toBeInTheDocument()
      expect(screen.getByText(/^Send ₦50 by 18\sJune\s2025, 14:05\.$/)).toBeInTheDocument()
    })

    test('[LIFE-04] an order that has ended says so', async () => {
      await openHome('Approved', [], { quote: aClientQuote({ validUntil: day('2025-06-15') }) })
      expect(await screen.findByText('This quote has ended')).toBeInTheDocument()
      expect(screen.queryByText('Your order is not paid yet')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: /Go to your order$/ })).toHaveAttribute(
        'href',
        '/dashboard/checkout?quote=77',
      )
    })

    test('[LIFE-05: any device] every open order is named by what it is for, the next to end first, and leads to its checkout', async () => {
      const plate = (value: string) => [
        { label: 'Who is covered', value: 'First Last' },
        { label: 'Plate', value },
      ]
      const orders = [
        aQuote({ id: id(79), details: plate('LND-482KJ') }),
        aQuote({ id: id(78), details: plate('KJA-456FG'), validUntil: day('2025-06-20') }),
      ]
      await openHome('Approved', [], { quote: aClientQuote(), orders })
      const links = await screen.findAllByRole('link', { name: /Go to your order$/ })
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [
          'Your order is not paid yetComprehensive, KJA-456FG, ₦62,500.00 a yearGo to your order',
          '/dashboard/checkout?quote=78',
        ],
        [
          'Your order is not paid yetComprehensive, LND-482KJ, ₦62,500.00 a yearGo to your order',
          '/dashboard/checkout?quote=79',
        ],
      ])
    })

    test('[HOME-05: cover that runs, what waits] of a customer who has none, and nothing that waits, takes no place', async () => {
      const { policies } = await openHome('Approved')
      await waitFor(() => {
        expect(policies.list.inputs).toHaveLength(1)
      })
      for (const name of ['Your cover', 'For you to do'])
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
      for (const name of [/Go to your order/, /Renew/])
        expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    })
  })
})
