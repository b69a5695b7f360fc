/** What is newer than the oldest browsers of .browserslistrc, by MDN's data of browsers. */
import { readFileSync } from 'node:fs'
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { inRoot } from '../paths'

const browsers: Readonly<Record<string, BrowserName>> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'safari_ios',
}

export type Oldest = ReadonlyArray<readonly [browser: BrowserName, version: number]>

/** The oldest version of each browser of a list. @throws Error for a line of any form but `Safari >= 15.4` */
export const oldestOf = (list: string): Oldest =>
  list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line.trim()) ?? []
      const browser = browsers[name]
      if (browser === undefined) throw new Error(`.browserslistrc: ${line} is not understood`)
      return [browser, Number(version)]
    })

let read: CompatData | undefined
/** MDN's data: 20 MB, so read when it is asked for. */
const data = (): CompatData => {
  const file = inRoot('node_modules', '@mdn', 'browser-compat-data', 'data.json')
  read ??= JSON.parse(readFileSync(file, 'utf8')) as CompatData
  return read
}

/** What the data says of a part of the language, by its place in it. */
const ofJavaScript = (place: string): Identifier =>
  place.split('.').reduce<Identifier>((feature, name) => {
    const inner = feature[name]
    if (inner === undefined) throw new Error(`MDN's data has no ${place}`)
    return inner
  }, data().javascript)

/** Whether each of the browsers has a feature, under its own name and without a setting. */
const isInAll = ({ support }: CompatStatement, oldest: Oldest): boolean =>
  oldest.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((entry) => {
      if (entry.flags || entry.prefix || entry.alternative_name || entry.version_removed) return false
      return typeof entry.version_added === 'string' && Number(entry.version_added.replace('≤', '')) <= version
    }),
  )

export type Newer = {
  /** `structuredClone`, `Intl.Segmenter`, and what a window has: `requestIdleCallback`. */
  readonly globals: ReadonlySet<string>
  /** Of named objects and of their instances: `AbortSignal.timeout`, `Array.prototype.toSorted`. */
  readonly members: ReadonlySet<string>
  /** Of the language's own objects, those that no other object had before: `toSorted`. */
  readonly ofLanguage: ReadonlySet<string>
}

const isIdentifier = (name: string): boolean => /^[A-Za-z]\w*$/.test(name)

type Named = {
  readonly name: string
  readonly isStatic: boolean
  readonly feature: Identifier
  readonly statement: CompatStatement
}

/** The named features below one of MDN's, without those that only describe it. */
const below = (feature: Identifier): ReadonlyArray<Named> =>
  Object.keys(feature).flatMap((key) => {
    const [name, isStatic, inner] = [key.replace(/_static$/, ''), key.endsWith('_static'), feature[key]]
    const statement = inner?.__compat
    return inner === undefined || statement === undefined || !isIdentifier(name) || name.endsWith('_event')
      ? []
      : [{ name, isStatic, feature: inner, statement }]
  })

export const newerThan = (oldest: Oldest): Newer => {
  const [globals, members, ofLanguage, old] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  const collect = (prefix: string, objects: Identifier, isLanguage: boolean) => {
    for (const { name: object, feature, statement } of below(objects)) {
      if (!isInAll(statement, oldest)) globals.add(prefix + object)
      for (const { name, isStatic, statement: inner } of below(feature)) {
        if (name === object) continue
        if (isInAll(inner, oldest)) old.add(name)
        else if (object === 'Window') globals.add(name)
        else {
          // Of the language's own objects the data does not say which members are those of instances.
          if (isStatic || isLanguage) members.add(`${prefix}${object}.${name}`)
          if (!isStatic || isLanguage) members.add(`${prefix}${object}.prototype.${name}`)
          if (isLanguage) ofLanguage.add(name)
        }
      }
    }
  }
  collect('', data().api, false)
  collect('', ofJavaScript('builtins'), true)
  collect('Intl.', ofJavaScript('builtins.Intl'), true)
  for (const name of old) ofLanguage.delete(name)
  return { globals, members, ofLanguage }
}

/** Whether each of the browsers knows a form of the language, by its place in MDN's data. */
export const isKnownSyntax = (place: string, oldest: Oldest): boolean => {
  const { __compat: statement } = ofJavaScript(place)
  return statement !== undefined && isInAll(statement, oldest)
}

export const oldestOfList = (): Oldest => oldestOf(readFileSync(inRoot('.browserslistrc'), 'utf8'))
