import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ensureBrowser } from '../browser'
import { filesBelow } from '../files'
import { bin, inRoot, resultsDir } from '../paths'
import { runNode } from '../process'
import { manifestFile, picturesOfWalks, walksFolder } from '../walks/manifest'

const taken = '.test/walk-pictures'

const store = (): void => {
  rmSync(inRoot(picturesOfWalks), { recursive: true, force: true })
  const manifest: Record<string, Record<string, string>> = {}
  const stored = new Map<string, string>()
  for (const file of filesBelow(taken)) {
    const machine = basename(dirname(file))
    const digest = createHash('sha256')
      .update(readFileSync(inRoot(file)))
      .digest('hex')
    const picture = stored.get(digest) ?? `pictures/${machine}/${basename(file)}`
    if (!stored.has(digest)) {
      stored.set(digest, picture)
      mkdirSync(inRoot(picturesOfWalks, machine), { recursive: true })
      copyFileSync(inRoot(file), inRoot(walksFolder, picture))
    }
    manifest[machine] = { ...manifest[machine], [basename(file, '.jpg')]: picture }
  }
  writeFileSync(inRoot(manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * Replaces the pictures of docs/walks: follows the walks in a browser, and stores pictures that are equal once. Rejects,
 * and leaves them as they are, if a walk fails.
 */
export const picturesOfStates = async (): Promise<void> => {
  rmSync(inRoot(taken), { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const journey = ['test', '-c', 'test/journeys/playwright.config.ts', 'walks.spec.ts', '--workers=2']
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    TEST_DATABASE_URL: '',
    JOURNEYS: 'rest',
    WALK_PICTURES: join(inRoot(), taken),
  }
  const { code } = await runNode([bin('@playwright/test', 'cli.js'), ...journey], { env, output: 'show' })
  if (code !== 0) throw new Error('a walk failed: its pictures are as they were')
  store()
}
