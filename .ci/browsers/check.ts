import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { consoleDir, inRoot, portalDir, widgetDir } from '../paths'
import { newerThan, oldestOfList } from './newer'
import { newerIn } from './scripts'

/** Why a name may be in a script although some browser of the list lacks what it names. */
const explained: Readonly<Record<string, string>> = {
  '.dispose': 'a method of our own',
  '.fileName': 'a property of our own',
  '.displayName': 'a property of components of React',
  '.use': 'a function of React',
  OffscreenCanvas: 'asked for: without it pictures are drawn in the page',
  navigation: 'asked for by React',
  setImmediate: 'asked for by React',
  trustedTypes: 'asked for by webpack',
}

/** Names in the two scripts of pdf.js, which bring core-js. */
const inPdfJs: ReadonlySet<string> = new Set([
  // Added by core-js where it is missing, or by pdf.js itself.
  ...[
    '.difference',
    '.drop',
    '.intersection',
    '.take',
    '.toArray',
    '.transferToFixedLength',
    '.try',
    '.union',
    '.with',
  ],
  ...['.fromBase64', '.setFromBase64', '.toBase64', '.toHex', 'Uint8Array.fromBase64'],
  ...['AbortSignal.any', 'Math.sumPrecise', 'Promise.try', 'Promise.withResolvers', 'URL.parse'],
  // Asked for, or with another way for what throws.
  ...['CompressionStream', 'DecompressionStream', 'Float16Array', 'ImageDecoder', 'ImageDecoder.isTypeSupported'],
  // A property of a pattern, and a method of its memory and tables.
  ...['.unicodeSets', '.grow'],
])

const isPdfJs = (script: string): boolean => script.includes('core-js')

const scriptsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file))

/** What the scripts of the portal, the widget and the sandbox page use that a browser of .browserslistrc lacks. */
export const newerInScripts = (): readonly string[] => {
  const oldest = oldestOfList()
  const newer = newerThan(oldest)
  return [portalDir, widgetDir, consoleDir].flatMap(scriptsIn).flatMap((file) => {
    const script = readFileSync(file, 'utf8')
    return newerIn(script, oldest, newer)
      .filter((name) => !Object.hasOwn(explained, name) && !(isPdfJs(script) && inPdfJs.has(name)))
      .map((name) => `${relative(inRoot(), file)}: ${name}`)
  })
}
