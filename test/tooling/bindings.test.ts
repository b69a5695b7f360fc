import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

test('the container binds only values and functions: the class builder of Inversify is not part of the portal', () => {
  const files = filesIn('src/container')
  expect(files.length).toBeGreaterThan(20)
  const classes = files.filter((file) =>
    /\.(to|toSelf|toService|toConstructor)\(|@inject/.test(readFileSync(file, 'utf8')),
  )
  expect(classes).toEqual([])
})
