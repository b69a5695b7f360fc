import { budgetTable, isWithinBudget, weigh } from '../../.ci/budget'

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
