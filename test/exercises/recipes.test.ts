/**
 * Applies the recipes of docs/recipes.md to a copy of the project: the commands at their end pass, and the compiler names
 * each changed file that is left out.
 */
import { copyProject, expectToPass, type Copy } from './copy'
import { apply, changesOf, commandsOf, textOf, type Changes } from './page'

jest.setTimeout(900_000)

const page = 'recipes.md'
const changedFiles = ({ hunks }: Changes) => [...new Set(hunks.map(({ path }) => path))]
const inSources = (path: string) => path.startsWith('src/')

/** The types alone of these folders, in two thirds of the time that all rules take. */
const checkTypes = 'npx oxlint -c .ci/lint/types.json src test/support test/faults'

/** The compiler error names the file in which something is missing; missing imports are ignored. */
const complaints = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.includes('typescript(TS'))
    .join('\n')

/** What `npm run check` complains about, without the pictures, which need a browser. */
const complaintsOfCheck = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !/^(> |ok {4}|FAILED charts|no picture)/.test(line))

const recipes = [
  { heading: 'Add a product', counted: () => true, unnoticed: [] },
  {
    heading: 'Add a field',
    counted: inSources,
    // A form may have a field that no screen shows.
    unnoticed: ['src/ui/pages/kyc/steps/user-details-step.tsx'],
  },
] as const

describe.each(recipes)('$heading', ({ heading, counted, unnoticed }) => {
  const recipe = changesOf(page, heading)
  const noticed = changedFiles(recipe).filter((path) => counted(path) && !unnoticed.some((one) => one === path))
  const copies: Copy[] = []
  const copyWith = (without?: string): Copy => {
    const copy = copyProject()
    copies.push(copy)
    apply(copy.path, recipe, without)
    return copy
  }
  afterEach(() => {
    copies.splice(0).forEach(({ remove }) => {
      remove()
    })
  })

  test('adds and changes as many files and lines as it says', () => {
    const hunks = recipe.hunks.filter(({ path }) => counted(path))
    const [, newFiles, lines, files] =
      /(\d+) new files?, and (\d+) lines in (\d+) files/.exec(textOf(page, heading)) ?? []
    expect({ newFiles, lines, files }).toEqual({
      newFiles: String(recipe.files.length),
      lines: String(hunks.reduce((sum, { changedLines }) => sum + changedLines, 0)),
      files: String(new Set(hunks.map(({ path }) => path)).size),
    })
  })

  test('passes the commands at its end', async () => {
    const copy = copyWith()
    const commands = commandsOf(page, heading)
    expect(commands.at(-1)).toBe('npm run check')
    for (const command of commands.slice(0, -1).filter((line) => !/npm run (pictures|faults)/.test(line)))
      await expectToPass(copy, command)
    expect(complaintsOfCheck((await copy.run('npm run check')).text)).toEqual([])
  })

  test.each(noticed)('does not compile without its lines in %s', async (path) => {
    const { passed, text } = await copyWith(path).run(checkTypes)
    expect(passed).toBe(false)
    expect(complaints(text)).not.toBe('')
  })
})
