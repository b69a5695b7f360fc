import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedItems } from '../../src/domain/session/stored-items'

/** The files of the portal, which run in a browser. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(service|inspector)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))

const usersOf = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('[SIGN-08: list] what the portal stores in a browser', () => {
  test('is stored by these files only, whose keys are typed by the list', () => {
    expect(usersOf(/\b(local|session)Storage\b/).sort()).toEqual([
      'container/container.ts',
      'container/stored-token.ts',
      'ui/components/state/reload-on-missing-chunk.ts',
      'ui/pages/landing/landing.ts',
    ])
    expect(usersOf(/document\.cookie|cookieStore/)).toEqual(['adapters/browser/trusted-browser.ts'])
    expect(usersOf(/\bopenDB|indexedDB\.open\(/)).toEqual(['adapters/browser/offline-database.ts'])
    expect(usersOf(/\bcaches\??\.open\(/).sort()).toEqual([
      'adapters/browser/service-worker.ts',
      'start/service-worker.ts',
    ])
  })

  test('is listed by docs/security.md, with whose it is', () => {
    const [, table = ''] = readFileSync('docs/security.md', 'utf8').split('### What the browser holds')
    const rows = table.split('\n\n')[1] ?? ''
    for (const items of Object.values(storedItems))
      for (const [name, whose] of Object.entries(items))
        expect(
          rows.split('\n').filter((row) => row.includes(`\`${name}\``) && row.includes(`| ${whose} |`)),
        ).not.toEqual([])
  })
})
