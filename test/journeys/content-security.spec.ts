import type { Frame, Page } from '@playwright/test'
import { storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { payButton } from './support/paying'
import { portal, widget } from './support/places'

const policyOf = (header: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.sort().join(' ')]
    }),
  )

const everywhere = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
}

/** Forbidden in a page's HTML: inline scripts, inline styles and event handlers. */
const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|\sstyle=|\son[a-z]+=|javascript:/i

const pages = ['/', '/login', '/register', '/dashboard', '/no/such/page', '/sandbox']

for (const path of pages)
  test(`${path} has a strict content-security policy and nothing inline`, async ({ request }) => {
    const response = await request.get(path)
    const header = response.headers()['content-security-policy']
    expect(policyOf(header)).toMatchObject({
      ...everywhere,
      'img-src': "'self' blob: data:",
      'frame-src': widget(),
      'frame-ancestors': "'none'",
    })
    expect(header).not.toMatch(/unsafe|\*|nonce|strict-dynamic/)
    expect(await response.text()).not.toMatch(inline)
  })

test('only the portal may frame the widget, which has nothing inline', async ({ request }) => {
  const response = await request.get(widget())
  const header = response.headers()['content-security-policy']
  expect(policyOf(header)).toMatchObject({ ...everywhere, 'frame-src': "'none'", 'frame-ancestors': portal() })
  expect(header).not.toMatch(/unsafe|\*|nonce|strict-dynamic/)
  expect(await response.text()).not.toMatch(inline)
})

/** Injects a script and a style into a page like an attacker, and returns the directives that blocked them. */
const inject = (place: Page | Frame): Promise<{ readonly ran: boolean; readonly stoppedBy: readonly string[] }> =>
  place.evaluate(
    () =>
      new Promise((resolve) => {
        const stoppedBy: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          stoppedBy.push(effectiveDirective)
          if (stoppedBy.length === 3)
            resolve({ ran: 'injected' in window, stoppedBy: [...stoppedBy].sort() })
        })
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        const style = document.createElement('style')
        style.textContent = 'body { display: none }'
        const button = document.createElement('button')
        button.setAttribute('onclick', 'window.injected = true')
        document.body.append(script, style, button)
        button.click()
      }),
  )

const stopped = { ran: false, stoppedBy: ['script-src-attr', 'script-src-elem', 'style-src-elem'] }
const itsLine = /Content Security Policy/

for (const path of ['/', '/login', '/dashboard', '/sandbox'])
  test(`an injected script does not run on ${path}`, { tag: path === '/dashboard' ? [] : '@rest' }, async ({ page, quietConsole, loggedIn }) => {
    quietConsole.expects(itsLine)
    if (path === '/dashboard') await loggedIn()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await inject(page)).toEqual(stopped)
  })

test('an injected script does not run in the widget', async ({ page, context, newCustomer, quietConsole }) => {
  quietConsole.expects(itsLine)
  const customer = await newCustomer()
  await storeLogIn(context, customer, await storedQuote(customer))
  await page.goto('/dashboard/payment')
  await expect(payButton(page)).toBeVisible()
  const frame = page.frames().find((one) => one.url().startsWith(widget()))
  expect(frame && (await inject(frame))).toEqual(stopped)
})

test('no other page can frame the portal or the widget', async ({ page, quietConsole }) => {
  quietConsole.expects(/frame-ancestors/)
  for (const address of [`${portal()}/login`, widget()]) {
    const reported = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.setContent(`<iframe title="framed" src="${address}"></iframe>`)
    await reported
    await expect(page.frameLocator('iframe[title="framed"]').getByRole('heading', { name: /Login|Pay/ })).toHaveCount(0)
  }
})
