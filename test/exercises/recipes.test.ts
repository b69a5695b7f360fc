/**
 * Applies the recipes of docs/recipes.md to a copy of the project: the commands at their end pass, and the compiler, or a
 * test, misses each changed file that is left out.
 */
import { copyProject, expectToPass, type Copy } from './copy'
import { apply, changed, changesOf, commandsOf, textOf, type Changes } from './page'
import { typeError } from './type-error'

jest.setTimeout(900_000)

const page = 'recipes.md'
const changedFiles = ({ hunks }: Changes) => [...new Set(hunks.map(({ path }) => path))]
const inSources = (path: string) => path.startsWith('src/')

/** What `npm run check` complains about, without the pictures, which need a browser. */
const complaintsOfCheck = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !/^(> |ok {4}|FAILED charts|no picture)/.test(line))

type Recipe = {
  readonly heading: string
  readonly counted: (path: string) => boolean
  readonly unnoticed?: readonly string[]
  /** The files that no type misses, and the test that does. */
  readonly tested?: Readonly<Record<string, { readonly command: string; readonly test: string }>>
}

const recipes: readonly Recipe[] = [
  { heading: 'Add a product', counted: () => true },
  {
    heading: 'Add a list with details',
    counted: () => true,
    tested: {
      'src/service/demo/people.ts': {
        command: 'npx jest --selectProjects contract --testPathPatterns contract/sandbox/lists',
        test: 'the demo customer has policies',
      },
    },
  },
  { heading: 'Add a KYC step', counted: () => true },
  {
    heading: 'Add a field',
    counted: inSources,
    // A form may have a field that no screen shows.
    unnoticed: ['src/ui/pages/kyc/steps/user-details-step.tsx'],
  },
]

const copies: Copy[] = []
const newCopy = (): Copy => {
  const copy = copyProject()
  copies.push(copy)
  return copy
}
afterEach(() => {
  copies.splice(0).forEach(({ remove }) => {
    remove()
  })
})

test('the commands at the end of every recipe pass in a copy with all of their changes', async () => {
  const copy = newCopy()
  for (const { heading } of recipes) apply(copy.path, changesOf(page, heading))
  const lines = recipes.map(({ heading }) => commandsOf(page, heading))
  for (const commands of lines) expect(commands.at(-1)).toBe('npm run check')
  const commands = lines
    .flatMap((commands) => commands.slice(0, -1))
    .filter((line) => !/npm run (pictures|faults)/.test(line))
    .flatMap((line) => line.split(' && '))
  for (const command of new Set(commands)) await expectToPass(copy, command)
  expect(complaintsOfCheck((await copy.run('npm run check')).text)).toEqual([])
})

describe.each(recipes)('$heading', ({ heading, counted, unnoticed = [], tested = {} }) => {
  const recipe = changesOf(page, heading)
  const others = [...unnoticed, ...Object.keys(tested)]
  const typed = changedFiles(recipe).filter((path) => counted(path) && !others.includes(path))

  test('adds and changes as many files and lines as it says', () => {
    const hunks = recipe.hunks.filter(({ path }) => counted(path))
    const [, newFiles, lines, files] =
      /(\d+) new files?, and (\d+) lines in (\d+) files/.exec(textOf(page, heading)) ?? []
    expect({ newFiles, lines, files }).toEqual({
      newFiles: String(recipe.files.filter(({ path }) => heading === 'Add a field' || !path.endsWith('.sql')).length),
      lines: String(hunks.reduce((sum, { changedLines }) => sum + changedLines, 0)),
      files: String(new Set(hunks.map(({ path }) => path)).size),
    })
  })

  test.each(typed)('does not compile without its lines in %s', (path) => {
    expect(typeError(changed(recipe, path), path)).toBeDefined()
  })

  for (const [path, { command, test: name }] of Object.entries(tested))
    test(`fails a test without its lines in ${path}`, async () => {
      const copy = newCopy()
      apply(copy.path, { ...recipe, hunks: recipe.hunks.filter((hunk) => hunk.path !== path) })
      const { passed, text } = await copy.run(`${command} --testNamePattern '${name}'`)
      expect([passed, text]).toEqual([false, expect.stringContaining(`● ${name}`)])
    })
})
