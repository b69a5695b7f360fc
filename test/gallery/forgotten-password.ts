import type { Page } from '@playwright/test'
import { answer, fine, never, refused } from './answers'
import type { Picture } from './picture'

const openForgot = async (page: Page) => {
  await page.goto('/login#forgot')
  await page.getByRole('button', { name: 'Send reset link' }).click({ trial: true })
}
const requestLink = async (page: Page, email = 'sample@mail.test') => {
  await openForgot(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
}

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change password' })
const openReset = async (page: Page) => {
  await page.goto('/login#reset?userId=0a1b2c3d-0000-4000-8000-000000000000&resetCode=SAMPLE')
  await changeButton(page).click({ trial: true })
}
const sendReset = async (page: Page) => {
  await openReset(page)
  await page.getByLabel('New password', { exact: true }).fill('Sample-pass-2025')
  await page.getByLabel('Retype new password').fill('Sample-pass-2025')
  await changeButton(page).click()
}

/** The pages of a forgotten password in each of their states. */
export const forgottenPassword: readonly Picture[] = [
  { name: 'forgot: idle', take: openForgot },
  {
    name: 'forgot: failed field',
    take: async (page) => {
      await requestLink(page, 'sample')
      await page.locator('form').getByRole('alert').waitFor()
    },
  },
  {
    name: 'forgot: busy',
    take: async (page) => {
      await answer(page, { SendPasswordResetCode: never })
      await requestLink(page)
      await page.locator('[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'forgot: sent',
    take: async (page) => {
      await answer(page, { SendPasswordResetCode: fine() })
      await requestLink(page)
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    },
  },
  { name: 'reset: idle', take: openReset },
  {
    name: 'reset: failed fields',
    take: async (page) => {
      await openReset(page)
      await changeButton(page).click()
      await page.locator('form').getByRole('alert').waitFor()
    },
  },
  {
    name: 'reset: refused link',
    take: async (page) => {
      const details = 'It has already been used, or is more than an hour old.'
      await answer(page, { ResetPassword: refused({ message: 'This link is not valid any more.', details }) })
      await sendReset(page)
      await page.locator('form').getByRole('alert').waitFor()
    },
  },
  {
    name: 'reset: without a link',
    take: async (page) => {
      await page.goto('/login#reset')
      await page.getByRole('alert').waitFor()
    },
  },
]
