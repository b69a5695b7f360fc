import type { BrowserContext } from '@playwright/test'
import { portal } from './places'

/** Lets the pages of a context use the clipboard without asking. */
export const allowClipboard = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'])

/** The text on the clipboard, read on an empty page: those of the portal may only write. */
export const copiedText = async (context: BrowserContext): Promise<string> => {
  const page = await context.newPage()
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(portal())
  const text = await page.evaluate(() => navigator.clipboard.readText())
  await page.close()
  return text
}
