import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && path !== 'requirements.md')
    .map((path) => join('docs', path)),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The targets of `[text](address)` that are files of the project, without the part after `#`. */
const links = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to]) => to ?? '').filter((to) => !/^[a-z]+:/.test(to))

/** Code spans with a path from the root, such as `src/domain`, `.ci/budget.ts`; paths with a placeholder are ignored. */
const paths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|test|\.ci|docs)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')

describe.each(documents)('$path', ({ path, text }) => {
  test('links to existing files', () => {
    expect(links(text).filter((to) => !existsSync(normalize(join(dirname(path), to))))).toEqual([])
  })

  test('names existing files', () => {
    expect(paths(text).filter((name) => !existsSync(name))).toEqual([])
  })
})

const commands = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

test('every command in a document is in package.json', () => {
  const named = documents.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => commands.scripts[name] === undefined)).toEqual([])
})
