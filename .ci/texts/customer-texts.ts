import { readFileSync } from 'node:fs'
import { filesBelow } from '../files'
import { inRoot } from '../paths'
import { textsIn } from './read'

/** The folders and files of src with what customers read, from the first page to the certificate. */
const areas = [
  'brand.json',
  'tips.json',
  'start',
  'ui',
  'domain',
  'machines',
  'adapters',
  'service/account',
  'service/beneficiary',
  'service/cover',
  'service/kyc',
  'service/platform/files',
  'service/platform/mail/mail.ts',
  'service/reminders',
  'service/shop',
  'service/verify/page.ts',
  'service/widget',
]

const textsOfJson = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOfJson) : []
}

/** The texts of a file that customers read. */
export type TextsOfFile = { readonly file: string; readonly texts: ReadonlyArray<string> }

const textsOf = (file: string): TextsOfFile => {
  const source = readFileSync(inRoot(file), 'utf8')
  return { file, texts: file.endsWith('.json') ? textsOfJson(JSON.parse(source)) : textsIn(file, source) }
}

/** Each area with its files that have texts. */
export const customerTexts = (): ReadonlyArray<readonly [area: string, files: ReadonlyArray<TextsOfFile>]> => {
  const sources = filesBelow('src').filter(
    (path) => /\.(tsx?|js|json)$/.test(path) && !/(repository|tokens)\.ts$/.test(path),
  )
  return areas.map((area) => {
    const own = sources.filter((file) => file === `src/${area}` || file.startsWith(`src/${area}/`))
    return [area, own.map(textsOf).filter(({ texts }) => texts.length > 0)]
  })
}
