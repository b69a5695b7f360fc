import type { Page } from '@playwright/test'

/** What the pictures of a visitor who is not logged in wait for. */
export const alert = (page: Page) => page.locator('form').getByRole('alert').waitFor()
export const toast = (page: Page) => page.locator('.Toastify__toast').first().waitFor()

/** Stores a value on the device before the page opens. */
export const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, stored]) => localStorage.setItem(name ?? '', stored ?? ''), [key, value])
