import { screen, within } from '@testing-library/react'
import type { KycSection } from '../../../../src/domain/kyc/sections'
import file from '../../../../src/brand.json'
import { aCustomer } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/kyc'
import '../../../support/screens/shop'
import { nothingSaved } from '../../../support/nothing-saved'
import { scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { sectionsWith } from '../../../support/verification-builders'
import { aCategory } from '../../../support/shop-builders'

const open = async (kycStatus: string, sections: readonly KycSection[] = []) => {
  const app = renderApp('/dashboard', {
    profile: Array(3).fill(succeeds(aCustomer({ kycStatus }))),
    features: {
      catalogue: { categories: scripted(succeeds([aCategory()])) },
      verification: { ...nothingSaved(), sections: scripted(...Array<Answer<readonly KycSection[]>>(3).fill(succeeds(sections))) },
    },
  })
  await screen.findByRole('heading', { name: 'Hello First' })
  return app
}

describe('the dashboard’s home', () => {
  test.each(['Buy Insurance', 'Invest', 'Health Insurance'])('[HOME-02] the card %s opens the shop', async (name) => {
    const { user } = await open('Approved')
    const card = screen.getByRole('button', { name: new RegExp(`^${name}`) })
    expect(card).toHaveTextContent(/assets from unplanned incidents/)
    await user.click(card)
    expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
  })

  test('[HOME-02] there are three cards', async () => {
    await open('Approved')
    expect(screen.getAllByRole('button', { name: /assets from unplanned incidents/ })).toHaveLength(3)
  })

  test('[HOME-01] greets by name and asks about the goals', async () => {
    await open('Approved')
    expect(screen.getByText('What are your goals today?')).toBeInTheDocument()
  })

  test('[HOME-03] two tips link to separate documents', async () => {
    await open('Approved')
    const tips = within(screen.getByRole('region', { name: 'Insurance Tips' })).getAllByRole('link')
    expect(tips.map((tip) => tip.getAttribute('href'))).toEqual(['/tips/0', '/tips/1'])
    for (const [index, tip] of tips.entries()) expect(tip).toHaveTextContent(file.tips[index]?.title ?? 'a title')
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

  test('[KYC-18] after a rejection each thing to fix has its reason and a button, and the banner counts them', async () => {
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
})
