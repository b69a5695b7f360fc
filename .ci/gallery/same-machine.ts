import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findBrowser } from '../browser'
import { inRoot } from '../paths'

/** With which Chromium the accepted pictures were taken. */
const record = inRoot('test', 'gallery', 'chromium.json')

const outputOf = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout || ''

const chromiumHere = (): string | undefined => {
  const browser = findBrowser()
  return browser && /\b(\d+)\.\d/.exec(outputOf(browser, ['--version']))?.[1]
}

const recorded = (): string | undefined =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as { readonly major: string }).major : undefined

export const recordChromium = (): void => {
  writeFileSync(record, `${JSON.stringify({ major: chromiumHere() })}\n`)
}

/** Why this machine draws letters differently. */
export const whyWithoutRoboto = (): string | undefined =>
  outputOf('fc-match', ['--format=%{family}', 'Roboto']) === 'Roboto'
    ? undefined
    : 'Roboto: install the package fonts-roboto'

/** Why this machine's browser draws differently. */
export const whyOtherChromium = (): string | undefined => {
  const [here, there] = [chromiumHere(), recorded()]
  if (there === undefined) return 'pictures: npm run gallery -- --accept stores them'
  return here === there ? undefined : `Chromium ${there}, which drew the pictures: here is ${here ?? 'none'}`
}
