import { readdirSync } from 'node:fs'
import { changed, changesOf, textOf } from '../exercises/page'

const sections = readdirSync('docs')
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    [...textOf(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']): readonly [string, string] => [page, heading]),
  )
  .filter(([page, heading]) => changesOf(page, heading).hunks.length > 0)

test('the pages with exercises have changes of the sources', () => {
  expect(new Set(sections.map(([page]) => page))).toEqual(new Set(['debug-a-flow.md', 'quick-start.md', 'recipes.md']))
})

test.each(sections)('the changes of %s, %s, fit the sources as they are', (page, heading) => {
  expect(() => changed(changesOf(page, heading))).not.toThrow()
})
