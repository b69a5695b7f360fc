import { JSDOM } from 'jsdom'
import { htmlOf, mail } from '../../../../src/service/platform/mail/mail'

const evil = `<img src=x onerror="alert('1')"></title></style><b>&amp;`

const letter = mail(evil, evil, [
  evil,
  { facts: [[evil, evil]] },
  { point: [evil, evil] },
  { action: evil, link: `https://portal.test/?a=1&b="><script>` },
])

test('an email shows what it is given as it was written, whatever looks like markup in it', () => {
  const { document } = new JSDOM(htmlOf(letter)).window
  expect(document.title).toBe(evil)
  for (const place of ['h1', '.ink > p:nth-of-type(2)', 'th', '.ink.line', '.point b', '.on-button'])
    expect([place, document.querySelector(place)?.textContent]).toEqual([place, evil])
  expect(document.querySelector('[role=article]')?.getAttribute('aria-label')).toBe(evil)
  expect(document.querySelector('.link')?.textContent).toBe(`https://portal.test/?a=1&b="><script>`)
  expect(document.querySelectorAll('img, script, [onerror]')).toHaveLength(0)
  expect(document.querySelectorAll('style')).toHaveLength(1)
})

test('an email says that its scheme may be dark, and has its colours for it', () => {
  const { document } = new JSDOM(htmlOf(letter)).window
  expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
  expect(document.querySelector('style')?.textContent).toMatch(/@media \(prefers-color-scheme:dark\)\{\.page\{/)
})

test('what is stored without its parts, by a version before them, has no HTML', () => {
  expect(htmlOf({ subject: 'A subject', content: null })).toBeUndefined()
})
