import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fileErrorMessages } from '../../src/domain/kyc/messages'
import { awkwardFiles } from '../support/awkward-files'
import { documentedFiles, opening } from '../support/documented-files'
import { expect, test } from './support/fixtures'

const chooser = (page: Page) => page.getByLabel('File', { exact: true })
const messages: readonly string[] = Object.values(fileErrorMessages).map(opening)

/** What the field says of the chosen file, once it has been prepared. */
const outcome = async (page: Page): Promise<string> => {
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  const field = page
    .locator('div', { has: chooser(page) })
    .last()
    .locator('xpath=..')
  const text = (await field.textContent()) ?? ''
  return messages.find((message) => text.includes(message)) ?? 'taken'
}

test('[KYC-22] each file is taken or refused where it was chosen, as docs/documents.md says @rest', async ({
  page,
  loggedIn,
}, info) => {
  test.setTimeout(300_000)
  await loggedIn(6)
  await page.goto('/dashboard/kyc')
  const seen: [string, string][] = []
  for (const { what, name, bytes } of await awkwardFiles()) {
    // From the disk, as a person chooses it: as a buffer, 8 MB keep the page busy for seconds.
    const file = info.outputPath(name)
    await writeFile(file, bytes)
    await chooser(page).setInputFiles(file)
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    seen.push([what, await outcome(page)])
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  }
  expect(seen).toEqual([...documentedFiles()].map(([what, { portal }]) => [what, portal]))
})
