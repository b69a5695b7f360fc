import type { Page } from '@playwright/test'
import { fine, never, outage, refused } from './answers'
import type { Picture } from './picture'
import { addAppliance, categories, forms, list, open, type Form } from './quote-forms'

const submitOf = (page: Page, form: Form) => page.getByRole('button', { name: form.submit, exact: true })
const send = async (page: Page, form: Form) => {
  await submitOf(page, form).click({ trial: true })
  await form.fill(page)
  await submitOf(page, form).click()
}
const errors = (page: Page) => page.locator('form').getByRole('alert').waitFor()

const picturesOf = (form: Form): readonly Picture[] => {
  const category = Number(form.product)
  return [
    {
      name: `quote ${form.name}: idle`,
      take: async (page) => {
        await open(page, category)
        await submitOf(page, form).click({ trial: true })
        await page.getByRole('heading', { name: 'Sample product' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: `quote ${form.name}: busy`,
      take: async (page) => {
        await open(page, category, { [form.call]: never })
        await send(page, form)
        await page.locator('button[aria-busy=true]').waitFor()
      },
    },
    {
      name: `quote ${form.name}: failed field`,
      take: async (page) => {
        await open(page, category)
        if (form.name === 'health') await page.getByLabel('Full name').fill('')
        await submitOf(page, form).click()
        await page.getByText(form.message).waitFor()
      },
    },
    {
      name: `quote ${form.name}: failed call`,
      take: async (page) => {
        const error = { message: 'Your request is not valid!', details: 'The following errors were detected.' }
        const validationErrors = [{ message: 'Please choose another product.', members: ['productId'] }]
        await open(page, category, { [form.call]: refused({ ...error, validationErrors }, 400) })
        await send(page, form)
        await errors(page)
      },
    },
    {
      name: `quote ${form.name}: offline`,
      take: async (page) => {
        await open(page, category)
        await submitOf(page, form).click({ trial: true })
        await form.fill(page)
        await page.context().setOffline(true)
        await submitOf(page, form).click()
        await errors(page)
      },
    },
  ]
}

/** The quote forms in each of their states. */
export const quotes: readonly Picture[] = [
  ...forms.flatMap(picturesOf),
  {
    name: 'quote health: without beneficiaries',
    take: async (page) => {
      await open(page, 2, { 'Beneficiary/GetAll': list() })
      await page.getByText('You currently do not have any beneficiaries').waitFor()
    },
  },
  {
    name: 'quote health: beneficiaries on their way',
    take: async (page) => {
      await open(page, 2, { 'Beneficiary/GetAll': never })
      await page.getByText('Looking for yours').waitFor()
    },
  },
  {
    name: 'quote health: beneficiaries unknown',
    take: async (page) => {
      await open(page, 2, { 'Beneficiary/GetAll': outage })
      await page.getByText('could not load yours').waitFor()
    },
  },
  {
    name: 'quote travel: destinations on their way',
    take: async (page) => {
      await open(page, 3, { GetTravelCountries: never })
      await page.getByRole('dialog').getByText('Loading…').waitFor()
    },
  },
  {
    name: 'quote travel: destinations failed',
    take: async (page) => {
      await open(page, 3, { GetTravelCountries: outage })
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'quote travel: no destinations',
    take: async (page) => {
      await open(page, 3, { GetTravelCountries: fine([]) })
      await page.getByText('No destinations yet').waitFor()
    },
  },
  {
    name: 'quote home: above the cap',
    take: async (page) => {
      await open(page, 4)
      await addAppliance(page, 'Television', '80000')
      await addAppliance(page, 'Laptop', '45000.01')
      await page.locator('.Toastify__toast').waitFor()
    },
  },
  {
    name: 'quote home: failed item',
    take: async (page) => {
      await open(page, 4)
      await page.getByRole('button', { name: /^Add/ }).click()
      await page.getByText('Please provide an item name').waitFor()
    },
  },
  {
    name: 'quote: no form for the category',
    take: async (page) => {
      const other = { ...categories[0], id: 1, name: 'Pet Insurance' }
      await open(page, 1, { GetAllCategories: fine([other]) })
      await page.getByText('Quotes for this category are not available yet').waitFor()
    },
  },
]
