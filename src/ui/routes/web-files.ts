import file from '../../brand.json'
import { site } from '../pages/landing/head'
import { accountAddresses, addressPattern, openAddresses } from './addresses'

/** A document that the build writes; without a path it is the application. */
type Document = { readonly file: string; readonly path?: string }

const texts = { robots: 'robots.txt', sitemap: 'sitemap.xml', security: '.well-known/security.txt' }

/** A static host cannot move this date, so it has to outlast the time between two builds; a year is the limit. */
const SECURITY_TEXT_DAYS = 330

/** The file that answers each address; an address that matches none does not exist. */
const answers = (documents: readonly Document[]) => {
  const screens = [...openAddresses, ...accountAddresses]
  return [
    ...documents.flatMap(({ file, path }) => (path === undefined ? [] : [{ pattern: addressPattern(path), file }])),
    ...screens
      .filter((path) => !documents.some((document) => document.path === path))
      .map((path) => ({ pattern: addressPattern(path), file: 'app.html' })),
    ...Object.values(texts).map((file) => ({ pattern: `^/${file.replaceAll('.', '\\.')}$`, file })),
  ]
}

/** The same as the rows of an nginx `map` from `$request_uri`, which has a query. */
const nginxRow = ({ pattern, file }: ReturnType<typeof answers>[number]): string =>
  `"~*${pattern.replace(/\$$/, '(\\?|$)')}" /${file};\n`

/** The list of addresses for servers: `addresses.json`, which the sandbox reads, and `addresses.conf` for nginx. */
const addressFiles = (documents: readonly Document[]) => {
  const list = answers(documents)
  return [
    { file: 'addresses.json', text: `${JSON.stringify(list, undefined, 2)}\n` },
    { file: 'addresses.conf', text: list.map(nginxRow).join('') },
  ]
}

/** The private addresses without those below another one. */
const privateAddresses = accountAddresses.filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)))

const robots = (): string =>
  [
    'User-agent: *',
    ...['/api/', ...privateAddresses].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/${texts.sitemap}`,
    '',
  ].join('\n')

const sitemap = (documents: readonly Document[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...documents.flatMap(({ path }) => (path === undefined ? [] : [`  <url><loc>${site}${path}</loc></url>`])),
    '</urlset>',
    '',
  ].join('\n')

/** RFC 9116. A date without milliseconds is what most readers of this file expect. */
const securityText = (now: Date): string => {
  const expires = new Date(now.getTime() + SECURITY_TEXT_DAYS * 86_400_000)
  return [
    `Contact: mailto:${file.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/${texts.security}`,
    '',
  ].join('\n')
}

/** What crawlers, servers and security researchers look for beside the pages. */
export const webFiles = (documents: readonly Document[], now: Date) => [
  ...addressFiles(documents),
  { file: texts.robots, text: robots() },
  { file: texts.sitemap, text: sitemap(documents) },
  { file: texts.security, text: securityText(now) },
]
