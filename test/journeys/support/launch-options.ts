import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** CHROMIUM_PATH, otherwise the first Chromium on PATH, otherwise the one installed by Playwright. */
const executablePath =
  process.env['CHROMIUM_PATH'] ||
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(canRun)

const asRoot = process.getuid?.() === 0

/** How the tests start their browser. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', '--disable-gpu', '--in-process-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
}
