import { onPath } from '../../../.ci/browser'

/** CHROMIUM_PATH, otherwise the first Chromium on PATH, otherwise the one installed by Playwright. */
const executablePath = process.env['CHROMIUM_PATH'] || onPath('shell')

const asRoot = process.getuid?.() === 0

/** How the tests start their browser. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', '--disable-gpu', '--in-process-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
}
