import { act, screen, waitFor, within } from '@testing-library/react'
import type { Policy } from '../../../../src/domain/policy/policy'
import type { Page } from '../../../../src/ports/page'
import texts from '../../../../src/tips.json'
import { aCustomer, everyError } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import { late, scripted, succeeds } from '../../../support/scripted-ports'
import { sectionsWith } from '../../../support/verification-builders'
import { openHome } from './open-home'
import { specified } from '../../../support/kyc/steps'

describe('the dashboard’s home', () => {
  test('[HOME-01: goals] [HOME-02] asks about the goals, and has three cards, each of which opens the shop', async () => {
    const { user } = await openHome('Approved')
    expect(screen.getByText('What are your goals today?')).toBeInTheDocument()
    const cards = screen.getAllByRole('button', { name: /assets from unplanned incidents/ })
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Buy InsuranceProtect your assets from unplanned incidents: car, home and trips.',
      'InvestPut something aside and protect your assets from unplanned incidents.',
      'Health InsuranceProtect your family and your assets from unplanned incidents.',
    ])
    for (const card of cards) {
      await user.click(card)
      expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Close' }))
    }
  })

  test('[HOME-03] two tips link to separate documents', async () => {
    await openHome('Approved')
    const tips = within(await screen.findByRole('region', { name: 'Insurance Tips' })).getAllByRole('link')
    expect(tips.map((tip) => tip.getAttribute('href'))).toEqual(['/tips/0', '/tips/1'])
    for (const [index, tip] of tips.entries()) expect(tip).toHaveTextContent(texts[index]?.title ?? 'a title')
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

  test.each([
    ['PendingEmployerInfo', [`3 of ${specified.length} done`]],
    ['SomethingElse', ['']],
    ['Approved', []],
  ])('[HOME-04] with the status %s the banners that link to KYC add %j', async (status, words) => {
    await openHome(status)
    const banners = screen.queryAllByRole('link', { name: 'Click here to start / continue your kyc process' })
    expect(banners).toHaveLength(words.length)
    for (const [index, banner] of banners.entries()) {
      expect(banner).toHaveAttribute('href', '/dashboard/kyc')
      expect(banner).toHaveAccessibleDescription(words[index])
    }
  })

  test('[KYC-18: home] after a rejection each thing to fix has its reason and a button, and the banner counts them', async () => {
    const sections = sectionsWith({
      'Bvn Info': { status: 'Rejected', reason: 'The name differs.' },
      'Medical Info': { status: 'Rejected' },
    })
    await openHome('PendingBvnInfo', sections)
    const list = within(await screen.findByRole('region', { name: '2 things to fix' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BVNThe name differs.Fix BVN',
      'MedicalPlease check it and send it again.Fix Medical',
    ])
    expect(list.getByRole('link', { name: /Fix Medical$/ })).toHaveAttribute('href', '/dashboard/kyc?step=5')
    const banner = screen.getByRole('link', { name: 'Click here to start / continue your kyc process' })
    expect(banner).toHaveAccessibleDescription('2 things to fix')
  })
})
