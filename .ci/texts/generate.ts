import { readFileSync } from 'node:fs'
import { filesBelow } from '../files'
import type { Generated } from '../generated/generated'
import { inRoot } from '../paths'
import { textsIn } from './read'
import { isSentence } from './words'

type Area = {
  readonly title: string
  /** Folders and files of src/. */
  readonly from: ReadonlyArray<string>
  /** Only sentences are for customers here: shorter literals are the code's own. */
  readonly sentencesOnly?: boolean
}

const serverFolders = ['account', 'beneficiary', 'cover', 'kyc', 'platform/files', 'shop', 'widget']

/** What customers read, from the first page to the certificate. */
const areas: ReadonlyArray<Area> = [
  { title: 'The brand', from: ['brand.json'] },
  { title: 'Landing page, tips and terms', from: ['ui/pages/landing'] },
  { title: 'Screens', from: ['start', 'ui'] },
  { title: 'Messages and labels', from: ['domain'] },
  { title: 'Messages of the flows', from: ['machines', 'adapters'], sentencesOnly: true },
  {
    title: 'Products',
    from: ['health', 'home', 'motor', 'savings', 'travel'].map((name) => `service/shop/insurance/${name}/cover.ts`),
  },
  { title: 'Medical questions', from: ['service/kyc/medical-questions.ts'] },
  { title: 'Payment widget', from: ['service/widget/page.ts', 'service/widget/forms.ts', 'service/widget/script'] },
  {
    title: 'Emails and SMS',
    from: [
      'platform/mail/mail',
      'account/mails',
      'account/phone/verification-sms',
      'kyc/mails',
      'cover/payment/receipt-mail',
    ].map((name) => `service/${name}.ts`),
  },
  {
    title: 'Certificate',
    from: ['certificate', 'content', 'key-facts', 'sections'].map((name) => `service/cover/certificate/${name}.ts`),
  },
  { title: 'Check page of a certificate', from: ['service/verify/page.ts', 'service/verify/finding.ts'] },
  { title: "The server's messages", from: serverFolders.map((name) => `service/${name}`), sentencesOnly: true },
]

/** Lists of names and examples, which are data. */
const lists = [
  'domain/values/calling-codes.ts',
  'machines/sample-events.ts',
  'service/beneficiary/relationship-types.ts',
  'service/shop/insurance/travel/zones.ts',
  'service/shop/insurance/motor/makes.ts',
  'service/kyc/banks.ts',
]

const notWords = new Set(['address', 'colours', 'email', 'icon', 'logo', 'site'])

/** The texts of a JSON file, without the properties that are not words. */
const textsOfJson = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (notWords.has(name) ? [] : textsOfJson(inner)))
}

/** The texts of a file that customers read. */
export type TextsOfFile = { readonly file: string; readonly texts: ReadonlyArray<string> }

const textsOf = (path: string, sentencesOnly: boolean): TextsOfFile => {
  const file = `src/${path}`
  const source = readFileSync(inRoot(file), 'utf8')
  const texts = file.endsWith('.json') ? textsOfJson(JSON.parse(source)) : textsIn(file, source)
  return { file, texts: sentencesOnly ? texts.filter(isSentence) : texts }
}

const sources = filesBelow('src')
  .map((path) => path.replace('src/', ''))
  .filter((path) => /\.(tsx?|js|json)$/.test(path) && !/(repository|tokens)\.ts$/.test(path) && !lists.includes(path))

const isBelow = (path: string, from: ReadonlyArray<string>): boolean =>
  from.some((place) => path === place || path.startsWith(`${place}/`))

/** Every area with its files; a file belongs to the first area that names it. */
export const customerTexts = (): ReadonlyArray<{
  readonly title: string
  readonly files: ReadonlyArray<TextsOfFile>
}> =>
  areas.map(({ title, from, sentencesOnly = false }, index) => {
    const before = areas.slice(0, index).flatMap((area) => area.from)
    return {
      title,
      files: sources
        .filter((path) => isBelow(path, from) && !isBelow(path, before))
        .map((path) => textsOf(path, sentencesOnly))
        .filter(({ texts }) => texts.length > 0),
    }
  })

const listed = (text: string): string => `- ${text.replace(/[*_`<\\|[\]]/g, '\\$&')}`

const introduction = `# What customers read

Every text of the screens, emails, SMS, payment widget and certificate, by file, for proofreading. \`npm run texts\` writes this page from the sources; \`{name}\` stands for a value that is filled in.

A text is listed if it is JSX text, stands between the tags of an HTML template, is a value of \`src/brand.json\`, or is a literal that reads as words: two words, or one that looks like a label. Left out are literals where only code can stand (imports, types, keys, comparisons, errors for developers), short texts of flows, adapters and the server's calls, lists of names (countries, banks, vehicles, relationships, calling codes), the sandbox's own page, and the sentences of the ABP envelope in \`src/service/wire\`, which are a stock server's. A few single words are names of the code that nobody sees.
`

/** docs/texts.md: every text that a customer can read. */
export const generateTexts = (): Generated => {
  const found = customerTexts()
  const page = found.flatMap(({ title, files }) => [
    `\n## ${title}`,
    ...files.map(({ file, texts }) => `\n[${file.replace('src/', '')}](../${file})\n\n${texts.map(listed).join('\n')}`),
  ])
  const count = found.flatMap(({ files }) => files.flatMap(({ texts }) => texts)).length
  return {
    command: 'texts',
    files: [{ path: 'docs/texts.md', text: `${introduction}${page.join('\n')}\n` }],
    found: `${String(count)} texts`,
  }
}
