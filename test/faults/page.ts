import { faults } from './faults'
import type { Found } from './row'
import { kindsOfScreens, screenOf } from './rows'

/** What a customer sees of a fault, keeps and can do: three cells. */
type Outcome = readonly [sees: string, kept: string, goesOn: string]

/** The outcomes of a screen, by fault. */
type Outcomes = ReadonlyMap<string, Outcome>

const introduction = `# Faults

What a customer sees when a call fails, on every screen that makes it: each fault was put on the network of a real browser, and taken away again. No row left a white screen, an endless spinner, an empty form or an uncaught error, and after each the screen worked again. Written by \`npm run faults\` ([0012](decisions/0012-a-write-without-an-answer.md), [0025](decisions/0025-displayed-fields-may-be-unreadable.md) and [0030](decisions/0030-outcomes-of-a-payment.md) say why).

The first table of each part is the rule for its screens. A list of screens follows the rule but for the rows of the table below it. “…” is what the screen says first, in quotes beside its name.`

const head = ['| fault | the customer sees | kept | can continue with |', '|---|---|---|---|']

/** The fault whose message every screen shows as the server has sent it. */
const PROBE = '409 with an envelope'
const PROBE_MESSAGE = 'It was changed meanwhile.'

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** Codes and numbers that differ from run to run. */
const steady = (text: string): string =>
  text.replace(/visitor-\w+|customer-\w+/g, '…').replace(/\b[A-Z]{2,4}[-/][\dA-Z/-]{4,}/g, '…')

const outcomeOf = ({ sees, kept, continuesBy }: Found): Outcome => [
  cell(steady(sees)),
  cell(kept),
  cell(steady(continuesBy)),
]

const groupedBy = <One>(all: Iterable<One>, groupKeyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> => {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(groupKeyOf(one), [...(groups.get(groupKeyOf(one)) ?? []), one])
  return groups
}

/** What a screen says before the reason of a failure; nothing if the reason stands alone. */
const leadOf = (outcomes: Outcomes): string => {
  const [sees = ''] = outcomes.get(PROBE) ?? []
  return sees.endsWith(` ${PROBE_MESSAGE}`) && !sees.includes(' · ') ? sees.slice(0, -PROBE_MESSAGE.length - 1) : ''
}

/** The same with “…” for the lead, where a failure is shown that does not end the session. */
const withoutLead = (lead: string, [sees, kept, continuesBy]: Outcome): Outcome => {
  if (continuesBy === '–' || continuesBy.startsWith('log in') || !sees.startsWith(lead))
    return [sees, kept, continuesBy]
  return [`… ${sees.slice(lead.length).trim()}`, kept, continuesBy]
}

const withLead = (lead: string, [sees, kept, continuesBy]: Outcome): Outcome => [
  sees.startsWith('… ') ? `${lead} ${sees.slice(2)}`.trim() : sees,
  kept,
  continuesBy,
]

const textOf = (outcome: Outcome | undefined): string => outcome?.join(' | ') ?? ''

/** The rows of a table; faults with the same outcome share one. */
const rowsFor = (outcomes: Iterable<readonly [string, Outcome]>): readonly string[] =>
  [...groupedBy(outcomes, ([, outcome]) => textOf(outcome))].map(
    ([what, same]) => `| ${same.map(([fault]) => `\`${fault}\``).join(', ')} | ${what} |`,
  )

const mostCommon = (all: readonly Outcome[]): Outcome | undefined =>
  [...groupedBy(all, textOf).values()].sort((one, other) => other.length - one.length)[0]?.[0]

/** A part of the page: the rule of a kind of screens, and the screens with what differs. */
const partOf = (kind: string, screens: readonly (readonly [string, Outcomes])[]): string => {
  const found = screens.map(([screen, outcomes]) => {
    const lead = leadOf(outcomes)
    return { screen, lead, outcomes: new Map([...outcomes].map(([fault, one]) => [fault, withoutLead(lead, one)])) }
  })
  const rule = new Map(
    faults.flatMap(({ name }) => {
      const usual = mostCommon(found.flatMap(({ outcomes }) => [outcomes.get(name) ?? []].filter(isOutcome)))
      return usual === undefined ? [] : [[name, usual] as const]
    }),
  )
  const differing = ({ outcomes }: (typeof found)[number]) =>
    [...outcomes].filter(([fault, outcome]) => textOf(outcome) !== textOf(rule.get(fault)))
  const groups = [...groupedBy(found, (one) => rowsFor(differing(one)).join('\n'))]
    .sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([rows, same]) => {
      const list = same.map(({ screen, lead }) => `- ${screen}${lead === '' ? '' : `: “${lead}”`}`)
      return [...list, ...(rows === '' ? [] : ['', ...head, rows])].join('\n')
    })
  return [`## ${kind}`, [...head, ...rowsFor(rule)].join('\n'), ...groups].join('\n\n')
}

const isOutcome = (value: readonly string[]): value is Outcome => value.length === 3

/** The outcomes in a line of a table, by fault. */
const readRow = (line: string): readonly (readonly [string, Outcome])[] => {
  const [names = '', ...outcome] = line.replace(/^\| | \|$/g, '').split(' | ')
  return isOutcome(outcome) ? [...names.matchAll(/`(.*?)`/g)].map(([, fault = '']) => [fault, outcome] as const) : []
}

const readRows = (block: string): readonly (readonly [string, Outcome])[] =>
  block.split('\n').flatMap((line) => (line.startsWith('| `') ? readRow(line) : []))

const orderOf = new Map(faults.map(({ name }, index) => [name, index]))

/** Every screen of a page with its outcomes. */
const readPage = (page: string): ReadonlyMap<string, Outcomes> => {
  const screens = new Map<string, Outcomes>()
  for (const part of page.split('\n## ').slice(1)) {
    const [rule = '', ...lists] = part.split(/\n\n(?=- )/)
    for (const list of lists)
      for (const [, screen = '', lead = ''] of list.matchAll(/^- (\w+ at `.*?`)(?:: “(.*)”)?$/gm)) {
        const outcomes = new Map([...readRows(rule), ...readRows(list)])
        const sorted = [...outcomes].sort(([one], [other]) => (orderOf.get(one) ?? 0) - (orderOf.get(other) ?? 0))
        screens.set(screen, new Map(sorted.map(([fault, one]) => [fault, withLead(lead, one)])))
      }
  }
  return screens
}

/** The page before with the screens of which every fault was tried. */
export const faultsPage = (found: readonly Found[], before: string): string => {
  const tried = [...groupedBy(found, screenOf)]
    .filter(([, rows]) => rows.length === faults.length)
    .map(([screen, rows]) => [screen, new Map(rows.map((row) => [row.fault, outcomeOf(row)]))] as const)
  const screens = [...new Map([...readPage(before), ...tried])].sort(([one], [other]) => (one < other ? -1 : 1))
  const parts = groupedBy(screens, ([screen]) => kindsOfScreens.get(screen) ?? '')
  const written = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).filter(([kind]) => kind !== '')
  return `${[introduction, ...written.map(([kind, of]) => partOf(kind, of))].join('\n\n')}\n`
}

/** The titles of the rows of a page. */
export const rowsOf = (page: string): readonly string[] =>
  [...readPage(page)].flatMap(([screen, outcomes]) =>
    [...outcomes.keys()].map((fault) => `${screen}: ${fault}`.replaceAll('`', '')),
  )
