import type { Page } from '@playwright/test'
import { answer, fine, never, outage, profile, refused } from './answers'
import type { Picture } from './picture'

const open = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sample'))
  await answer(page, { GetCurrentUserProfileForEdit: fine(profile) })
  await page.goto('/verify-phone')
  await page.getByLabel('Phone number').waitFor()
}
const send = async (page: Page) => {
  await open(page)
  await page.getByLabel('Phone number').fill('08031234567')
  await page.getByRole('button', { name: 'Send code' }).click()
}
const atCode = async (page: Page) => {
  await answer(page, { SendVerificationSms: fine() })
  await send(page)
  await page.getByLabel('Digit 1 of 6').waitFor()
}
const verify = async (page: Page) => {
  await atCode(page)
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Phone verification in each of its states. */
export const phone: readonly Picture[] = [
  { name: 'phone: idle', take: open },
  {
    name: 'phone: failed field',
    take: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Send code' }).click()
      await page.getByText('Please enter your phone number').waitFor()
    },
  },
  {
    name: 'phone: failed call',
    take: async (page) => {
      await answer(page, { SendVerificationSms: outage })
      await send(page)
      await page.locator('form').getByRole('alert').waitFor()
    },
  },
  {
    name: 'phone: offline',
    take: async (page) => {
      await open(page)
      await page.getByLabel('Phone number').fill('08031234567')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Send code' }).click()
      await page.locator('form').getByRole('alert').waitFor()
    },
  },
  { name: 'phone: code', take: atCode },
  {
    name: 'phone: code busy',
    take: async (page) => {
      await answer(page, { VerifySmsCode: never })
      await verify(page)
      await page.locator('[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'phone: code failed field',
    take: async (page) => {
      await atCode(page)
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('Please enter your code').waitFor()
    },
  },
  {
    name: 'phone: wrong code',
    take: async (page) => {
      await answer(page, { VerifySmsCode: refused({ message: 'Wrong verification code!' }) })
      await verify(page)
      await page.locator('form').getByRole('alert').waitFor()
    },
  },
  {
    name: 'phone: done',
    take: async (page) => {
      await answer(page, { VerifySmsCode: fine() })
      await verify(page)
      await page.getByText('is verified').waitFor()
    },
  },
]
