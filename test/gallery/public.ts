import type { Page } from '@playwright/test'
import { answer, fine, profile } from './answers'
import type { Picture } from './picture'

const open = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** The public pages in full length. */
export const publicPages: readonly Picture[] = [
  { name: 'landing', whole: true, take: open('/') },
  { name: 'landing: first sight', take: open('/') },
  {
    name: 'landing: menu and question open',
    take: async (page) => {
      await open('/')(page)
      const menu = page.locator('summary[aria-label="Menu"]')
      if (await menu.isVisible()) await menu.click()
      else {
        await page.locator('#faq summary').first().click()
        await page.locator('#faq').scrollIntoViewIfNeeded()
      }
    },
  },
  {
    name: 'landing: known customer',
    take: async (page) => {
      await page.addInitScript(() => localStorage.setItem('token', 'sample'))
      await answer(page, { GetCurrentUserProfileForEdit: fine(profile) })
      await open('/')(page)
    },
  },
  { name: 'terms', whole: true, take: open('/terms') },
  { name: 'tip 1', whole: true, take: open('/tips/0') },
  { name: 'tip 2', whole: true, take: open('/tips/1') },
  {
    name: 'page not found',
    take: async (page) => {
      await page.goto('/no/such/page')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    },
  },
]
