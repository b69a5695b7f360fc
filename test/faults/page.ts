import { faults } from './faults'
import type { Found } from './row'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const introduction = `# Faults

What a customer sees when a call fails, on every screen that makes it: each fault was put on the network of a real browser, and taken away again. No row left a white screen, an endless spinner, an empty form or an uncaught error, and after each the screen worked again. Written by \`npm run faults\` ([0012](decisions/0012-a-write-without-an-answer.md), [0025](decisions/0025-displayed-fields-may-be-unreadable.md) and [0030](decisions/0030-outcomes-of-a-payment.md) say why).`

/** Codes and numbers that differ from run to run. */
const steady = (text: string): string =>
  text.replace(/visitor-\w+|customer-\w+/g, '…').replace(/\b[A-Z]{2,4}[-/][\dA-Z/-]{4,}/g, '…')

const key = ({ sees, kept, goesOn }: Found): string => `${cell(steady(sees))} | ${cell(kept)} | ${cell(steady(goesOn))}`

const groupedBy = <One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> => {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

const sectionOf = (found: readonly Found[]): string =>
  [
    '| fault | the customer sees | kept | can continue with |',
    '|---|---|---|---|',
    ...[...groupedBy(found, key)].map(
      ([what, same]) => `| ${same.map(({ fault }) => `\`${fault}\``).join(', ')} | ${what} |`,
    ),
  ].join('\n')

/** The sections of a page by their titles: one for each call on each screen. */
const sectionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split('\n## ')
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n')
        return [title, lines.join('\n').trim()]
      }),
  )

/** The page before with the sections of which every fault was tried; faults with the same outcome share a line. */
export const faultsPage = (found: readonly Found[], before: string): string => {
  const tried = [...groupedBy(found, ({ call, screen }) => `${call} at \`${screen}\``)].filter(
    ([, rows]) => rows.length === faults.length,
  )
  const sections = new Map([...sectionsOf(before), ...tried.map(([title, rows]) => [title, sectionOf(rows)] as const)])
  const sorted = [...sections].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${[introduction, ...sorted.map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')}\n`
}

/** The titles of the rows of a page. */
export const rowsOf = (page: string): readonly string[] =>
  [...sectionsOf(page)].flatMap(([title, text]) =>
    [...text.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
      names.split(', ').map((name) => `${title}: ${name}`.replaceAll('`', '')),
    ),
  )
