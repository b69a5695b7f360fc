/**
 * `npm run pictures`: takes the pictures of the docs, in a browser. `npm run pictures -- readme` those of the README
 * alone, `npm run pictures -- states` those of each state of the main machines; `npm run walks` shows them afterwards.
 */
import { isUpToDate } from './build/fingerprint'
import { picturesOfReadme } from './pictures/readme'
import { picturesOfStates } from './pictures/states'
import { runNode, withTsx } from './process'

const parts: Readonly<Record<string, () => Promise<void>>> = { readme: picturesOfReadme, states: picturesOfStates }
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const built = isUpToDate() ? 0 : (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
if (built !== 0) process.exit(built)
for (const name of chosen) {
  const take = parts[name]
  if (take === undefined) throw new Error(`usage: npm run pictures -- ${Object.keys(parts).join('|')}`)
  await take()
}
