/**
 * Applies the recipes of docs/recipes.md to a copy of the sources: types, lint and the tests that they name pass with
 * them, and the compiler names each changed file that is left out.
 */
import { checkTypes, copySources, lint, runTests, type Copy } from './copy'
import { apply, recipeOf, type Recipe } from './recipe'

jest.setTimeout(900_000)

const changedFiles = ({ hunks }: Recipe) => [...new Set(hunks.map(({ path }) => path))]
const inSources = (path: string) => path.startsWith('src/')

/** The compiler error names the file in which something is missing; missing imports are ignored. */
const complaints = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.includes('typescript(TS'))
    .join('\n')

const exercises = [
  {
    heading: 'Add a product',
    counted: () => true,
    newFiles: 10,
    files: 8,
    lines: 15,
    projects: ['domain', 'machines', 'service'],
    tests: 'quote/marine|insurance/marine|quote/every-form|quote/products|walks/walks',
    unnoticed: [],
  },
  {
    heading: 'Add a field',
    counted: inSources,
    newFiles: 1,
    // Those who read a profile do not load what changes it, so the wire is two files.
    files: 8,
    lines: 14,
    projects: ['domain', 'machines', 'ui'],
    tests: 'domain/kyc|kyc/saving|adapters/http/ports',
    // A form may have a field that no screen shows.
    unnoticed: ['src/ui/pages/kyc/steps/user-details-step.tsx'],
  },
] as const

describe.each(exercises)('$heading', ({ heading, counted, newFiles, files, lines, projects, tests, unnoticed }) => {
  const recipe = recipeOf(heading)
  const noticed = changedFiles(recipe).filter((path) => counted(path) && !unnoticed.some((one) => one === path))
  const copies: Copy[] = []
  const copyWith = (without?: string): Copy => {
    const copy = copySources()
    copies.push(copy)
    apply(copy.path, recipe, without)
    return copy
  }
  afterEach(() => {
    copies.splice(0).forEach(({ remove }) => {
      remove()
    })
  })

  test('changes few files and lines', () => {
    expect(recipe.files.length).toBeLessThanOrEqual(newFiles)
    expect(changedFiles(recipe).filter(counted).length).toBeLessThanOrEqual(files)
    const hunks = recipe.hunks.filter(({ path }) => counted(path))
    expect(hunks.reduce((sum, { changedLines }) => sum + changedLines, 0)).toBeLessThanOrEqual(lines)
  })

  test('compiles, passes the linter and the tests that it names', async () => {
    const copy = copyWith()
    const checked = await lint(copy)
    expect(checked.passed ? '' : checked.text).toBe('')
    const tested = await runTests(copy, projects, tests)
    expect(tested.passed ? '' : tested.text).toBe('')
  })

  test.each(noticed)('does not compile without its lines in %s', async (path) => {
    const { passed, text } = await checkTypes(copyWith(path), 'src', 'test/support', 'test/faults')
    expect(passed).toBe(false)
    expect(complaints(text)).not.toBe('')
  })
})
