import { ensureBrowser } from '../browser'
import { comparing, galleryCommand, galleryEnvironment } from '../gallery/run'
import { bin } from '../paths'
import { withTsx } from '../process'
import { runInCopy } from './copy'
import { firstFailure } from './jest'

const BUILD_SECONDS = 240
const JOURNEYS_SECONDS = 600

/** Builds the portal and the sandbox of the copy: what failed. */
export const buildCopy = async (): Promise<string | undefined> =>
  firstFailure(await runInCopy(withTsx('.ci/build.ts'), BUILD_SECONDS))

const untilOneFailsTwice = ['-x', '--retries', '1', '--workers', '2']

/** Runs these journeys in the copy until one has failed twice: which. */
export const journeysInCopy = async (args: readonly string[]): Promise<string | undefined> => {
  const command = [bin('@playwright/test', 'cli.js'), 'test', '-c', 'test/journeys/playwright.config.ts']
  const env = { CHROMIUM_PATH: await ensureBrowser('shell'), JOURNEYS: 'all' }
  return firstFailure(await runInCopy([...command, ...untilOneFailsTwice, ...args], JOURNEYS_SECONDS, env))
}

/** The same with pictures of the gallery. */
export const picturesInCopy = async (args: readonly string[]): Promise<string | undefined> => {
  const command = galleryCommand(...comparing, ...untilOneFailsTwice, ...args)
  return firstFailure(await runInCopy(command, JOURNEYS_SECONDS, await galleryEnvironment()))
}
