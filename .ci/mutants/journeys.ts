import { ensureBrowser } from '../browser'
import { bin } from '../paths'
import { withTsx } from '../process'
import { runInCopy } from './copy'
import { firstFailure } from './jest'

const BUILD_SECONDS = 240
const JOURNEYS_SECONDS = 600

/** Builds the portal and the sandbox of the copy: what failed. */
export const buildCopy = async (): Promise<string | undefined> =>
  firstFailure(await runInCopy(withTsx('.ci/build.ts'), BUILD_SECONDS))

/** Runs these journeys in the copy until one has failed twice: which. */
export const journeysInCopy = async (args: readonly string[]): Promise<string | undefined> => {
  const browser = await ensureBrowser('shell')
  const command = [
    bin('@playwright/test', 'cli.js'),
    'test',
    '-c',
    'test/journeys/playwright.config.ts',
    '-x',
    '--retries',
    '1',
  ]
  return firstFailure(
    await runInCopy([...command, '--workers', '2', ...args], JOURNEYS_SECONDS, {
      CHROMIUM_PATH: browser,
      JOURNEYS: 'all',
    }),
  )
}
