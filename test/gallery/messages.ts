import type { Page } from '@playwright/test'
import { answer, fine, never, outage, refused } from './answers'
import type { Picture } from './picture'
import { keep, toast } from './signed-out'

const openConfirm = async (page: Page) => {
  await keep(page, 'email', 'sample@mail.test')
  await page.goto('/register/confirmEmail')
  await page.getByRole('button', { name: 'Resend Email' }).waitFor()
}
const link = '/register/verifyEmail/0a1b2c3d-0000-4000-8000-000000000000/ABC123'

/** The pages of the email confirmation, and those shown by the guards. */
export const messages: readonly Picture[] = [
  { name: 'confirm email: idle', take: openConfirm },
  {
    name: 'confirm email: no stored address',
    take: async (page) => {
      await page.goto('/register/confirmEmail')
      await page.getByText('We do not know').waitFor()
    },
  },
  {
    name: 'confirm email: busy',
    take: async (page) => {
      await answer(page, { SendEmailActivationLink: never })
      await openConfirm(page)
      await page.getByRole('button', { name: 'Resend Email' }).click()
    },
  },
  {
    name: 'confirm email: sent',
    take: async (page) => {
      await answer(page, { SendEmailActivationLink: fine() })
      await openConfirm(page)
      await page.getByRole('button', { name: 'Resend Email' }).click()
      await toast(page)
    },
  },
  {
    name: 'confirm email: failed call',
    take: async (page) => {
      await answer(page, { SendEmailActivationLink: outage })
      await openConfirm(page)
      await page.getByRole('button', { name: 'Resend Email' }).click()
      await toast(page)
    },
  },
  {
    name: 'verify email: busy',
    take: async (page) => {
      await answer(page, { ActivateEmail: never })
      await page.goto(link)
      await page.getByText('Activating your email...').waitFor()
    },
  },
  {
    name: 'verify email: done',
    take: async (page) => {
      await answer(page, { ActivateEmail: fine() })
      await page.goto(link)
      await page.getByText('Email Activated Successfully!').waitFor()
    },
  },
  {
    name: 'verify email: refused',
    take: async (page) => {
      const details = 'It has already been used, is more than a day old, or is incomplete.'
      await answer(page, { ActivateEmail: refused({ message: 'This activation link is not valid.', details }) })
      await page.goto(link)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'verify email: no connection',
    take: async (page) => {
      await answer(page, { ActivateEmail: (route) => route.abort('connectionreset') })
      await page.goto(link)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'verify email: incomplete link',
    take: async (page) => {
      await page.goto('/register/verifyEmail')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'guard: loading',
    take: async (page) => {
      await keep(page, 'token', 'sample')
      await answer(page, { GetCurrentUserProfileForEdit: never })
      await page.goto('/dashboard')
      await page.getByText('Loading…').waitFor()
    },
  },
  {
    name: 'guard: nobody answers',
    take: async (page) => {
      await keep(page, 'token', 'sample')
      await answer(page, { GetCurrentUserProfileForEdit: outage })
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'wrong configuration',
    take: async (page) => {
      await page.route('**/config.json', (route) => route.fulfill({ json: { ruleSet: 'mine' } }))
      await page.goto('/login')
      await page.getByRole('alert').waitFor()
    },
  },
]
