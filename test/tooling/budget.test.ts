import { budget, budgetTable, chunkFiles, isWithinBudget, weigh } from '../../.ci/budget'

const row = { screen: 'a screen', entry: 'app', chunks: ['route'], limit: 300 }
const files = { app: ['shared.js', 'app.js'], route: ['shared.js', 'route.js'] }
const size = (file: string) => ({ 'shared.js': 200, 'app.js': 60, 'route.js': 40 })[file] ?? Number.NaN

test('a file that entry and chunk share counts once', () => {
  const weighed = weigh(row, files, size)
  expect(weighed.files.map(({ name }) => name)).toEqual(['shared.js', 'app.js', 'route.js'])
  expect(weighed.bytes).toBe(300)
})

test('a screen at its limit is within budget, one byte more is not', () => {
  expect(isWithinBudget(weigh(row, files, size))).toBe(true)
  const over = weigh({ ...row, limit: 299 }, files, size)
  expect(isWithinBudget(over)).toBe(false)
  expect(budgetTable([over])).toContain('OVER')
})

test('a missing chunk exceeds the budget, whatever the weight of the rest', () => {
  const weighed = weigh({ ...row, chunks: ['renamed'] }, files, size)
  expect(weighed.missing).toEqual(['renamed'])
  expect([weighed.bytes < row.limit, isWithinBudget(weighed)]).toEqual([true, false])
  expect(budgetTable([weighed])).toContain('no chunk renamed')
})

test('the table shows each screen with its files in kilobytes of a thousand bytes', () => {
  const table = budgetTable([weigh({ ...row, limit: 1_500 }, files, (file) => size(file) * 10)])
  expect(table).toMatch(/a screen +3\.0 kB +of 1\.5 kB +OVER/)
  expect(table).toMatch(/shared\.js +2\.0 kB/)
})

test('the scripts of entries and lazy chunks are read from the statistics, other files are not', () => {
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) })
  const statistics = {
    entrypoints: { app: group('app.1.js', 'app.1.css') },
    namedChunkGroups: { 'route-login': group('login.2.js', 'login.2.js.map') },
  }
  expect(chunkFiles(statistics)).toEqual({ app: ['app.1.js'], 'route-login': ['login.2.js'] })
})

test('every screen has a limit of its own', () => {
  expect(budget.length).toBeGreaterThan(0)
  expect(budget.every(({ limit }) => limit > 0 && limit <= 200_000)).toBe(true)
  expect(new Set(budget.map(({ screen }) => screen)).size).toBe(budget.length)
})
