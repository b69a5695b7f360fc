import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { readConfig } from '../../src/service/platform/config/config'

const read = (path: string) => readFileSync(path, 'utf8')

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && path !== 'requirements.md')
    .map((path) => join('docs', path)),
].map((path) => ({ path, text: read(path) }))

type Target = { readonly file: string; readonly heading: string | undefined }

/** The files and headings of the project that `[text](address)` leads to. */
const links = (path: string, text: string): readonly Target[] =>
  [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, to = '', heading]) => ({
    file: to === '' ? path : normalize(join(dirname(path), to)),
    heading,
  }))

/** The ids that a page gives its headings. */
const headings = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Code spans with a path from the root, such as `src/domain`, `.ci/budget.ts`; paths with a placeholder are ignored. */
const paths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|test|\.ci|docs)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')

describe.each(documents)('$path', ({ path, text }) => {
  test('links to existing files and headings', () => {
    const broken = links(path, text).filter(
      ({ file, heading }) =>
        !existsSync(file) || (heading !== undefined && file.endsWith('.md') && !headings(file).includes(heading)),
    )
    expect(broken).toEqual([])
  })

  test('names existing files', () => {
    expect(paths(text).filter((name) => !existsSync(name))).toEqual([])
  })
})

test.each(['docs/operations.md', 'docs/configuration.md', 'compose.yaml', 'deploy/example.env'])(
  '[RUN-10: documents] %s says that payments are simulated whatever SANDBOX says',
  (path) => {
    expect(read(path).replaceAll('\n# ', ' ')).toMatch(/simulated (whatever `?SANDBOX`? says|either way)/)
  },
)

const { version, scripts } = JSON.parse(read('package.json')) as {
  readonly version: string
  readonly scripts: Readonly<Record<string, string>>
}

const commandsIn = (text: string) => [...text.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)

test('every command in a document is in package.json', () => {
  const named = documents.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([])
})

test('docs/commands.md has every command of package.json', () => {
  const listed = commandsIn(read('docs/commands.md'))
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([])
})

test('docs/configuration.md has every setting of the service', () => {
  const asked = new Set<string>()
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return undefined
        },
      },
    ),
  )
  const [, service = ''] = read('docs/configuration.md').split(/^## /m).slice(1)
  const listed = [...service.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect([...asked].sort()).toEqual(listed.sort())
})

test('docs/decisions/README.md has every decision, in their order, with its title, status and date', () => {
  const folder = 'docs/decisions'
  const index = read(join(folder, 'README.md'))
  const rows = [
    ...index.matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| (.+) \| ((?:accepted|superseded).*) \| \d{4}-\d\d-\d\d \|$/gm),
  ].map(([, number, file, title]) => [file, `# ${number ?? ''}. ${title ?? ''}`])
  const decisions = readdirSync(folder).filter((file) => /^\d/.test(file))
  expect(rows).toEqual(decisions.map((file) => [basename(file), read(join(folder, file)).split('\n')[0]]))
})

test('the newest version of the changelog is that of package.json, and versions and dates go down', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/gm)]
  expect(released[0]?.[1]).toBe(version)
  expect(released.map(([, , date = '']) => date)).toEqual(
    released
      .map(([, , date = '']) => date)
      .sort()
      .toReversed(),
  )
})
