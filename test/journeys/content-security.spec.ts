import type { BrowserContext, Frame, Page } from '@playwright/test'
import { accountAddresses } from '../../src/ui/routes/addresses'
import { customerWithPolicy, storedQuote, storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { payButton } from './support/paying'
import { portal, widget } from './support/places'

/** Follows the violations in every page and frame of a context, through a line that each prints. */
const followViolations = async (context: BrowserContext): Promise<readonly string[]> => {
  const violated: string[] = []
  context.on('console', (message) => {
    const [, directive] = /^violated: (\S+)/.exec(message.text()) ?? []
    if (directive !== undefined) violated.push(directive)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`violated: ${effectiveDirective} by ${blockedURI} ${sample}`)
    })
  })
  return violated
}
const itsLines = [/Content Security Policy/i, /This document requires 'Trusted/, /^error: violated: /]

/** Opens the payment widget and returns its frame. */
const openWidget = async (page: Page, context: BrowserContext, customer: TestCustomer): Promise<Frame> => {
  await storeLogIn(context, customer, await storedQuote(customer))
  await page.goto('/dashboard/payment')
  await expect(payButton(page)).toBeVisible()
  const frame = page.frames().find((one) => one.url().startsWith(widget()))
  if (frame === undefined) throw new Error('There is no frame of the widget.')
  return frame
}

/** Adds a script, a style and a handler to a page on its way from the server, like an attacker whose text it repeats. */
const infect = (context: BrowserContext, address: string): Promise<unknown> =>
  context.route(address, async (route) => {
    const response = await route.fetch()
    const injected = [
      '<script>window.injected = true</script>',
      '<style>body { display: none }</style>',
      '<button id="trap" onclick="window.injected = true">Injected</button>',
    ]
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected.join('')}</body>`) })
  })

const hasRun = (place: Page | Frame): Promise<boolean> =>
  place.evaluate(() => {
    document.getElementById('trap')?.click()
    return 'injected' in window
  })

const stopped = ['script-src-attr', 'script-src-elem', 'style-src-elem']

test('an injected script does not run on a page of the portal', async ({ page, context, quietConsole, loggedIn }) => {
  quietConsole.expects(...itsLines)
  const violated = await followViolations(context)
  await infect(context, `${portal()}/dashboard`)
  await loggedIn()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Injected' })).toBeVisible()
  expect(await hasRun(page)).toBe(false)
  await expect.poll(() => [...violated].sort()).toEqual(stopped)
})

test('an injected script does not run in the widget', async ({ page, context, newCustomer, quietConsole }) => {
  quietConsole.expects(...itsLines)
  const violated = await followViolations(context)
  await infect(context, `${widget()}/`)
  const frame = await openWidget(page, context, await newCustomer())
  expect(await hasRun(frame)).toBe(false)
  await expect.poll(() => [...violated].sort()).toEqual(stopped)
})

/** Tries to make markup and code of texts. Returns the ways that the browser did not refuse. */
const makeMarkup = (place: Page | Frame): Promise<readonly string[]> =>
  place.evaluate(() => {
    const image = '<img src="/nothing.png">'
    const policies = Reflect.get(window, 'trustedTypes') as {
      readonly createPolicy: (name: string, rules: object) => unknown
    }
    const ways: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: image }),
      insertAdjacentHTML: () => {
        document.body.insertAdjacentHTML('beforeend', image)
      },
      DOMParser: () => new DOMParser().parseFromString(image, 'text/html'),
      'text of a script': () =>
        Object.assign(document.createElement('script'), { textContent: 'window.injected = true' }),
      'address of a script': () => Object.assign(document.createElement('script'), { src: '/nothing.js' }),
      worker: () => new Worker('/nothing.js'),
      'default policy': () => policies.createPolicy('default', {}),
      'policy of another name': () => policies.createPolicy('another', {}),
    }
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way()
        return [name]
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${String(error)}`]
      }
    })
  })

const refused = [...Array<string>(6).fill('require-trusted-types-for'), ...Array<string>(2).fill('trusted-types')]

for (const path of ['/dashboard', '/sandbox', '/verify/nothing'])
  test(
    `[RUN-06: Trusted Types] ${path} makes no markup or code of a text, and an attempt is an error in the console`,
    { tag: path === '/dashboard' ? [] : '@rest' },
    async ({ page, context, quietConsole, loggedIn }) => {
      quietConsole.expects(...itsLines, /status of 404 .*\/verify\/nothing\)$/)
      const violated = await followViolations(context)
      if (path === '/dashboard') await loggedIn()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('violated')) errors.push(message.text())
      })
      expect(await makeMarkup(page)).toEqual([])
      await expect.poll(() => [...violated].sort()).toEqual(refused)
      expect(errors).toHaveLength(refused.length)
    },
  )

test('[RUN-06: Trusted Types] the widget makes no markup or code of a text, and may ask for a payment but not for the camera', async ({
  page,
  context,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(...itsLines)
  const violated = await followViolations(context)
  const frame = await openWidget(page, context, await newCustomer())
  expect(await makeMarkup(frame)).toEqual([])
  await expect.poll(() => [...violated].sort()).toEqual(refused)

  const allowed = (place: Page | Frame, ...features: readonly string[]) =>
    place.evaluate((names) => {
      const policy = Reflect.get(document, 'featurePolicy') as { readonly allowsFeature: (name: string) => boolean }
      return names.filter((name) => policy.allowsFeature(name))
    }, features)
  const features = ['camera', 'clipboard-read', 'clipboard-write', 'geolocation', 'payment', 'usb'] as const
  expect(await allowed(page, ...features)).toEqual(['clipboard-write', 'payment'])
  expect(await allowed(frame, ...features)).toEqual(['payment'])
})

/** Opens addresses one after the other and waits until each is complete. */
const visit = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
}

test('[RUN-06: Trusted Types] no public address violates its policies', async ({ page, context }) => {
  const violated = await followViolations(context)
  const addresses = ['/', '/terms', '/tips/0', '/login', '/register', '/register/confirmEmail', '/register/verifyEmail']
  await visit(page, [...addresses, '/sandbox'])
  expect(violated).toEqual([])
})

test('[RUN-06: Trusted Types] no address of an account violates its policies', async ({ page, context }) => {
  const violated = await followViolations(context)
  await openWidget(page, context, await customerWithPolicy())
  await visit(page, accountAddresses)
  expect(violated).toEqual([])
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
