import { screen } from '@testing-library/react'
import type { Category } from '../../../../src/domain/catalogue/catalogue'
import { id } from '../../../../src/domain/values/id'
import { kobo } from '../../../../src/domain/values/money'
import { everyError } from '../../../support/builders'
import { late, scripted, succeeds } from '../../../support/scripted-ports'
import { aCategory, aProduct } from '../../../support/shop-builders'
import { openShop } from './open-shop'

describe('the shop', () => {
  test('[BUY-01] lists the categories with description, image and background', async () => {
    const others = [aCategory(), aCategory({ id: id(2), name: 'Pet Insurance' })]
    const { dialog } = await openShop('?category=', { categories: others })
    const category = await dialog.findByRole('button', { name: /Motor Insurance/ })
    expect(category).toHaveTextContent('For your car')
    expect(category.querySelector('img')).toHaveAttribute('src', '/images/motor.svg')
    expect(category.querySelector('.picture')).toHaveStyle({ backgroundColor: '#e4f1ee' })
    expect(dialog.getByRole('button', { name: /Pet Insurance/ })).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Buy Insurance' })).toHaveTextContent('What would you like to protect?')
  })

  test('[BUY-02: products] [BUY-03] the dialog is named by what was chosen last, and says what it is; Back returns, and closing shows the home', async () => {
    const { user, dialog, at } = await openShop('?category=')
    const shown = () => screen.getByRole('dialog').querySelector('header')?.textContent
    await user.click(await dialog.findByRole('button', { name: /Motor Insurance/ }))
    await user.click(await dialog.findByRole('button', { name: 'Get Quote for Comprehensive' }))
    expect(await screen.findByRole('dialog', { name: 'Comprehensive' })).toBeInTheDocument()
    expect(shown()).toBe(`Comprehensive${aProduct().description}`)
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await dialog.findByText('Get Quote')
    expect(shown()).toBe('Motor Insurance')
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await dialog.findByRole('button', { name: /Motor Insurance/ })
    expect(dialog.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect([at(), window.location.search]).toEqual(['/dashboard', ''])
  })

  const toBeneficiaries = '/beneficiaries?category=1&product=101'

  test.each([
    ['Motor Insurance', 'Registration number', []],
    ['Health & Life Insurance', 'Full name', [toBeneficiaries]],
    ['Travel Insurance', 'Passport number', [toBeneficiaries]],
    ['Home Insurance', 'Building value', [toBeneficiaries]],
    ['Savings Insurance', 'Sum assured', [toBeneficiaries]],
    ['Education Insurance', 'Sum assured', [toBeneficiaries]],
  ])(
    '[BUY-03] [BUY-04] [COVER-02] a product of %s opens the form with %s, whose links to the beneficiaries are %j, and which has the customer’s own name',
    async (name, label, links) => {
      const { user, dialog } = await openShop('?category=1', { categories: [aCategory({ name })] })
      await user.click(await dialog.findByRole('button', { name: 'Get Quote for Comprehensive' }))
      expect(await dialog.findByLabelText(label)).toBeInTheDocument()
      const shown = dialog.queryAllByRole('link', { name: 'Setup beneficiaries' })
      expect(shown.map((link) => link.getAttribute('href'))).toEqual(links)
      for (const fullName of dialog.queryAllByLabelText('Full name')) {
        expect(fullName).toHaveValue('First Last')
        expect(fullName).toHaveAccessibleDescription('Who is covered')
      }
      expect(dialog.queryAllByLabelText('Full name')).toHaveLength(links.length)
    },
  )

  test('[BUY-03] a category without a form shows a message when one of its products is chosen', async () => {
    const { user, dialog } = await openShop('?category=1', { categories: [aCategory({ name: 'Pet Insurance' })] })
    await user.click(await dialog.findByRole('button', { name: 'Get Quote for Comprehensive' }))
    expect(await dialog.findByText('Quotes for this category are not available yet')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  })

  test('[BUY-02: products, cut texts] choosing one lists its products as cards, their texts cut to thirty characters', async () => {
    const long = 'abcdefghijklmnopqrstuvwxyz1234567890'
    const products = [aProduct(), aProduct({ id: id(2), name: long, description: long, imageUrl: '/images/b.svg' })]
    const { user, dialog } = await openShop('?category=', { products })
    await user.click(await dialog.findByRole('button', { name: /Motor Insurance/ }))
    expect(await dialog.findByText('Comprehensive', { selector: 'h3' })).toBeInTheDocument()
    const cut = 'abcdefghijklmnopqrstuvwxyz1234…'
    expect(dialog.getAllByText(cut)).toHaveLength(2)
    expect(dialog.queryByText(long)).not.toBeInTheDocument()
    const [, second] = dialog.getAllByRole('listitem')
    expect(second?.querySelector('img')).toHaveAttribute('src', '/images/b.svg')
    expect(second?.querySelector('.picture')).toHaveStyle({ backgroundColor: '#e4f1ee' })
    expect(dialog.getAllByText('Get Quote')).toHaveLength(2)
    expect(window.location.search).toBe('?category=1')
    expect(screen.getByRole('dialog', { name: 'Motor Insurance' })).toBeInTheDocument()
  })

  test('[COVER-01] [LIFE-07: sums] [LIFE-07: units] a card and the form say what is covered, what is not, how much of it, the excess and the price of a year', async () => {
    const facts = {
      includes: ['Fire', 'Theft'],
      excludes: ['Racing'],
      limits: [{ label: 'Sum insured', value: 'The price of your car' }],
      excess: 'You pay the first ₦10,000',
      fromPrice: kobo(1_500_000n),
      priceUnit: 'a year',
    }
    const { user, dialog } = await openShop('?category=1', { products: [aProduct(facts), aProduct({ id: id(2) })] })
    const announced = () =>
      dialog
        .queryAllByRole('term')
        .map((term) => [
          term.textContent,
          ...[...term.parentElement!.querySelectorAll('dd')].map((text) => text.textContent),
        ])
    const expected = [
      ['Covered', 'Fire', 'Theft'],
      ['Not covered', 'Racing'],
      ['Sum insured', 'The price of your car'],
      ['Excess', 'You pay the first ₦10,000'],
    ]
    const [button] = await dialog.findAllByRole('button', { name: 'Get Quote for Comprehensive' })
    expect(announced()).toEqual(expected)
    const prices = () => dialog.getAllByText(/^from/).map((price) => price.textContent)
    expect(prices()).toEqual(['from ₦15,000 a year'])
    await user.click(button!)
    await dialog.findByText('step 1/4')
    expect(announced()).toEqual(expected)
    expect(prices()).toEqual(['from ₦15,000 a year'])
  })

  test('[COVER-01] the form of a product that the server says nothing more of shows no facts', async () => {
    const { dialog } = await openShop('?category=1&product=101')
    expect(await dialog.findByText('step 1/4')).toBeInTheDocument()
    expect(dialog.queryAllByRole('term')).toEqual([])
    expect(dialog.queryByText(/^from/)).not.toBeInTheDocument()
  })

  test('[BUY-02: products] a category without products says so', async () => {
    const { dialog } = await openShop('?category=1', { products: [] })
    expect(await dialog.findByText('No products yet')).toBeInTheDocument()
    expect(dialog.getByText('This category has no products at the moment.')).toBeInTheDocument()
  })

  test('categories are loading at first; without any it shows a message, and those that fail to load can be requested again', async () => {
    const answer = late<readonly Category[]>()
    const categories = scripted<void, readonly Category[]>(answer.answer, succeeds([]))
    const { user, dialog } = await openShop('?category=', { features: { catalogue: { categories } } })
    expect(dialog.getByRole('status')).toHaveTextContent('Loading…')
    answer.fails(everyError.Outage)
    expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred during operation')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Nothing to buy yet')).toBeInTheDocument()
  })
})
