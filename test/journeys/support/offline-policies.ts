import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { TestCustomer } from '../../support/customer-builder'
import { logIn } from './account'
import { PASSWORD } from './customers'
import { expect, test as base } from './fixtures'
import { openBrowser, startOwnServer, type OwnServer } from './own-server'

type Device = {
  /** Opens the browser, after it was closed from a cold start. */
  readonly open: () => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

export const test = base.extend<{ server: OwnServer; device: Device }>({
  server: async ({}, use) => {
    const server = await startOwnServer()
    await use(server)
    await server.remove()
  },
  device: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'))
    let context: BrowserContext | undefined
    const close = async () => {
      await context?.close()
      context = undefined
    }
    await use({
      open: async () => {
        context = await openBrowser(profile)
        return context
      },
      close,
    })
    await close()
    await rm(profile, { recursive: true, force: true })
  },
})

/** Where the menu is beside the page. */
export const wide = { width: 1280, height: 800 }
export const POLICIES = '/dashboard/policies'
export const keepButton = (page: Page) => page.getByRole('button', { name: 'Keep on this phone' })
export const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'Kept on this phone' })
export const unreachable = (page: Page) => page.getByRole('heading', { level: 1, name: 'We cannot reach the server' })

export const logInAt = async (page: Page, { origin }: OwnServer, { emailAddress: email }: TestCustomer) => {
  await page.goto(`${origin}/login`)
  await logIn(page, { email, password: PASSWORD })
  await page.waitForURL('**/dashboard')
}

/** Logs in and keeps the policy. */
export const keep = async (page: Page, server: OwnServer, customer: TestCustomer) => {
  await logInAt(page, server, customer)
  await page.goto(server.origin + POLICIES)
  await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
  await expect(page.getByText('Anyone who can unlock this phone can see what is kept')).toBeVisible()
  await keepButton(page).click()
  await expect(page.getByText(/^Kept on this phone, as of /)).toBeVisible()
}

export const nothing = { workers: 0, caches: [], databases: [], stored: [] }
