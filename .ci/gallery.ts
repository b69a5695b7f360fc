/**
 * `npm run gallery`: takes pictures of the portal's states, on a phone and on a desktop, light and dark, and shows them
 * on a page beside the accepted ones; `-- --beside FOLDER` beside those of a folder, too, such as `home-360.png` for the
 * state `home`. `npm run gallery -- --accept` makes what the phone shows the pictures that `npm run test:rest` compares.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { comparedFiles, states } from '../test/gallery/states'
import { isUpToDate } from './build/fingerprint'
import { filesBelow } from './files'
import { galleryPage } from './gallery/page'
import { runGallery, takeInto } from './gallery/run'
import { recordChromium, whyWithoutRoboto } from './gallery/same-machine'
import { smallPng } from './gallery/small-png'
import { inRoot } from './paths'
import { runNode, withTsx } from './process'

const expected = 'test/gallery/expected'

/** The most that the accepted pictures may have together, in bytes: the repository keeps every version of them. */
const MOST_BYTES = 1_500_000

const accept = async (): Promise<boolean> => {
  const reason = whyWithoutRoboto()
  if (reason !== undefined) throw new Error(`The pictures need ${reason}`)
  const wanted = comparedFiles()
  for (const file of filesBelow(expected)) if (!wanted.includes(basename(file))) rmSync(inRoot(file))
  if (!(await runGallery(['--project=phone', '--update-snapshots=changed']))) return false
  recordChromium()
  let bytes = 0
  for (const file of filesBelow(expected)) {
    const picture = await smallPng(readFileSync(inRoot(file)))
    writeFileSync(inRoot(file), picture)
    bytes += picture.length
  }
  console.log(`${String(wanted.length)} pictures, ${String(Math.round(bytes / 1_000))} kB`)
  if (bytes > MOST_BYTES) throw new Error(`More than ${String(MOST_BYTES / 1_000)} kB: show less of some states`)
  return true
}

const show = async (beside: string | undefined): Promise<boolean> => {
  const folder = inRoot('.test', 'gallery-page')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const taken = await takeInto(join(folder, 'now'))
  if (existsSync(inRoot(expected))) cpSync(inRoot(expected), join(folder, 'accepted'), { recursive: true })
  if (beside !== undefined) cpSync(beside, join(folder, 'beside'), { recursive: true })
  const page = join(folder, 'index.html')
  writeFileSync(page, galleryPage(folder, Object.keys(states), { beside: 'beside', now: 'now', accepted: 'accepted' }))
  console.log(page)
  return taken
}

const [option, folder] = process.argv.slice(2)
const isShow = option === undefined || (option === '--beside' && folder !== undefined)
if (!isShow && option !== '--accept') throw new Error('usage: npm run gallery [-- --beside FOLDER | --accept]')
const built = isUpToDate() ? 0 : (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
const done = built === 0 && (isShow ? await show(folder) : await accept())
if (!done) process.exitCode = 1
