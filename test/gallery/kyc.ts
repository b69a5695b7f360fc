import type { Page } from '@playwright/test'
import { fine, never, outage, refused } from './answers'
import { open, sectionsOf, statuses, steps, type Calls, type Step } from './kyc-steps'
import type { Picture } from './picture'
import { choose } from '../journeys/support/choose'

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' })
const at = async (page: Page, step: Step, calls: Calls = {}) => {
  await open(page, statuses[steps.indexOf(step)], calls)
  await page.getByRole('heading', { name: step.heading }).waitFor()
}
const send = async (page: Page, step: Step, calls: Calls = {}) => {
  await at(page, step, calls)
  await step.fill(page)
  await proceed(page).click()
}
const inForm = (page: Page) => page.locator('form').getByRole('alert').waitFor()
const rejection = 'We could not read this. Please send it again.'

const picturesOf = (step: Step): readonly Picture[] => {
  const name = `kyc ${step.name}`
  return [
    { name: `${name}: idle`, whole: true, take: (page) => at(page, step) },
    {
      name: `${name}: filled in`,
      whole: true,
      take: async (page) => {
        await at(page, step)
        await step.fill(page)
      },
    },
    {
      name: `${name}: busy`,
      whole: true,
      take: async (page) => {
        await send(page, step, { [step.call]: never })
        await page.locator('[aria-busy=true]').first().waitFor()
      },
    },
    {
      name: `${name}: failed field`,
      whole: true,
      take: async (page) => {
        await at(page, step)
        if ('wrong' in step) await step.wrong(page)
        await proceed(page).click()
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: `${name}: failed call`,
      whole: true,
      take: async (page) => {
        const details = 'Please check what you typed.'
        await send(page, step, { [step.call]: refused({ message: 'This could not be saved.', details }) })
        await inForm(page)
      },
    },
    {
      name: `${name}: offline`,
      whole: true,
      take: async (page) => {
        await at(page, step)
        await step.fill(page)
        await page.context().setOffline(true)
        await proceed(page).click()
        await inForm(page)
      },
    },
    {
      name: `${name}: done`,
      take: async (page) => {
        await send(page, step, { [step.call]: fine({ id: 1 }) })
        await page.locator('.Toastify__toast--success').waitFor()
      },
    },
    {
      name: `${name}: read-only`,
      whole: true,
      take: async (page) => {
        const index = steps.indexOf(step)
        await open(page, statuses[5])
        await page.getByRole('heading', { name: 'Document Upload' }).waitFor()
        if (index === 5) return
        for (let back = 5; back > index; back -= 1) {
          await page.getByRole('button', { name: 'Back', exact: true }).click()
          await page.getByText(`${String(back)}/8`, { exact: true }).waitFor()
        }
        await page.getByText('This step is saved.').waitFor()
      },
    },
    {
      name: `${name}: rejected`,
      whole: true,
      take: async (page) => {
        await at(page, step, { 'Kyc/GetAll': sectionsOf(steps.indexOf(step) + 1, rejection) })
        await page.getByText(rejection).first().waitFor()
      },
    },
  ]
}

/** The wizard: every step in every state, and the screens around the steps. */
export const kyc: readonly Picture[] = [
  ...steps.flatMap(picturesOf),
  {
    name: 'kyc bank account: number of another bank',
    whole: true,
    take: async (page) => {
      await at(page, steps[1])
      await choose(page, 'Bank name', 'First Bank of Nigeria')
      await page.getByLabel('Account number').fill('0108024072')
    },
  },
  {
    name: 'kyc bank account: checking',
    whole: true,
    take: async (page) => {
      await send(page, steps[1], { 'nuban/Verify': never })
      await page.getByText('Checking the account…').waitFor()
    },
  },
  {
    name: 'kyc bank account: no banks',
    take: async (page) => {
      await open(page, 'PendingAccountInfo', { 'bank/getall': outage })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kyc medical: no questions',
    take: async (page) => {
      await open(page, 'PendingMedicalInfo', { 'Medical/GetQuestions': outage })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kyc: loading',
    take: async (page) => {
      await open(page, 'PendingBvnInfo', { 'Kyc/GetAll': never })
      await page.getByText('Loading…').first().waitFor()
    },
  },
  {
    name: 'kyc: does not open',
    take: async (page) => {
      await open(page, 'PendingBvnInfo', { 'Kyc/GetAll': outage })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kyc: saved step not read',
    take: async (page) => {
      await open(page, 'PendingEmployerInfo', { GetCurrentUserBvn: outage })
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await page.getByText('We could not show what you saved').waitFor()
    },
  },
  {
    name: 'kyc: rejected step not read',
    whole: true,
    take: async (page) => {
      await open(page, 'PendingBvnInfo', { 'Kyc/GetAll': sectionsOf(3, rejection), GetCurrentUserBvn: outage })
      await page.getByText('We could not show what you saved').waitFor()
    },
  },
  {
    name: 'kyc: unknown status',
    whole: true,
    take: async (page) => {
      await open(page, 'SomethingElse')
      await page.getByText('We could not tell').waitFor()
    },
  },
  {
    name: 'kyc: pending review',
    whole: true,
    take: async (page) => {
      await open(page, 'PendingReview')
      await page.getByText('What happens next').waitFor()
    },
  },
  {
    name: 'kyc: approved',
    whole: true,
    take: async (page) => {
      await open(page, 'Approved')
      await page.getByText('What happens next').waitFor()
    },
  },
]
