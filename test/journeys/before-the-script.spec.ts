import type { Page } from '@playwright/test'
import { aVisitor, createAccountButton, fillLogIn, logInButton, passwordField, errorMessage } from './support/account'
import { expectToast } from './support/toasts'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { greeting } from './support/session'

const visitor = { ...aVisitor(), password: PASSWORD }

const screens = [
  {
    path: '/login',
    button: logInButton,
    fields: [
      ['Email', visitor.email],
      ['Password', visitor.password],
    ],
  },
  {
    path: '/register',
    button: createAccountButton,
    fields: [
      ['First Name', visitor.firstName],
      ['Last Name', visitor.lastName],
      ['Email', visitor.email],
      ['Password', visitor.password],
    ],
  },
] as const

/**
 * What password managers, translators and extensions put into a page before its scripts arrive: elements beside, before and
 * around fields, other texts, attributes. The manager puts its element back whenever it is taken out.
 */
const rewrite = () => {
  const element = (name: string, className = '') => Object.assign(document.createElement(name), { className })
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root input')]
  for (const field of fields) field.dataset['manager'] = 'true'
  fields[0]?.closest('form')?.before(element('div'))
  if (fields[0]) {
    const around = element('span')
    fields[0].replaceWith(around)
    around.append(fields[0])
  }
  const manage = () => {
    const password = document.querySelector('#root input[name=password]')
    if (password?.nextElementSibling?.className !== 'manager') password?.after(element('div', 'manager'))
  }
  manage()
  new MutationObserver(manage).observe(document.body, { childList: true, subtree: true })
  for (const text of document.querySelectorAll('#root h1, #root label, #root [type=submit]')) {
    const font = element('font')
    font.textContent = 'Autre'
    text.replaceChildren(font)
  }
  document.documentElement.className = 'translated-ltr'
  document.head.append(element('meta'))
  document.body.prepend(element('div'))
}

for (const { path, button, fields } of screens)
  test(`[TAP-20] [AUTH-10: typing before the script, nothing sent] what is typed into ${path} before the script stays, in the same elements, whatever was put beside and around them, and Enter sends nothing`, async ({
    page,
    requests,
    hold,
  }) => {
    const release = await hold(/\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    const filled = []
    for (const [label, text] of fields) {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(text)
      filled.push({ element: await field.elementHandle(), label, text })
    }
    await expect(button(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Show password' })).toBeDisabled()
    await filled.at(-1)?.element.press('Enter')
    await page.evaluate(rewrite)
    await filled.at(-1)?.element.focus()
    release()
    await expect(button(page)).toBeEnabled()
    for (const { element, label, text } of filled) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveValue(text)
      expect(await field.evaluate((now, before) => now === before, element)).toBe(true)
    }
    await page.keyboard.type('!')
    await expect(passwordField(page)).toHaveValue(`${visitor.password}!`)
    await expect(page).toHaveURL(path)
    expect(requests.addresses().filter((address) => /\/api\/|\?/.test(address))).toEqual([])
  })

/** The scripts after the first screen: machines, container and router. */
const laterScripts = async (page: Page): Promise<readonly string[]> => {
  const html = await (await page.request.get('/login')).text()
  const links = [...html.matchAll(/href="([^"]+)" as="script" fetchpriority="low"/g)].map(([, href]) => href ?? '')
  expect(links.length).toBeGreaterThan(0)
  return links
}

test('[AUTH-04] [FORM-04] a log-in submitted before its machine has loaded waits for it, and is sent once', async ({
  page,
  newCustomer,
  requests,
  hold,
}) => {
  const { emailAddress } = await newCustomer()
  const later = await laterScripts(page)
  const release = await hold(({ pathname }) => later.includes(pathname))
  await page.goto('/login', { waitUntil: 'commit' })
  await fillLogIn(page, { email: emailAddress, password: PASSWORD })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await logInButton(page).click()
  await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true')
  expect(requests.count('Authenticate')).toBe(0)
  release()
  await expectToast(page, 'Login was successful, redirecting to dashboard')
  await expect(page).toHaveURL('/dashboard')
  await expect(greeting(page)).toBeFocused()
  expect(requests.count('Authenticate')).toBe(1)
})

test('[FORM-03] [AUTH-15] a script that fails to load shows an error at the form, and the next attempt loads it again', async ({
  page,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/ERR_FAILED/, /ChunkLoadError|Loading chunk/)
  const { emailAddress } = await newCustomer()
  const scripts = await laterScripts(page)
  for (const script of scripts) await page.route(`**${script}`, (route) => route.abort())
  await page.goto('/login')
  await fillLogIn(page, { email: emailAddress, password: PASSWORD })
  await logInButton(page).click()
  await expect(errorMessage(page)).toHaveText('An error occurred during operation')
  await expect(page.getByLabel('Email')).toHaveValue(emailAddress)
  await expect(passwordField(page)).toHaveValue(PASSWORD)
  for (const script of scripts) await page.unroute(`**${script}`)
  await logInButton(page).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[SHELL-08] from the first screen on, links, Back and Forward navigate without a page load', async ({
  page,
  requests,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await expect(page).toHaveTitle('Create an account · Harbour')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeFocused()
  await page.goForward()
  await page.getByRole('link', { name: 'Already a user?' }).click()
  await expect(page).toHaveURL('/login')
  await logInButton(page).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address')
  expect(requests.all().filter((request) => request.resourceType() === 'document')).toHaveLength(1)
})

for (const path of ['/login', '/register', '/dashboard'])
  test(`${path} loads each file that it preloads once, and uses it`, async ({ page, loggedIn, requests }) => {
    if (path === '/dashboard') await loggedIn()
    const html = await (await page.request.get(path)).text()
    const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)].map(([, href = '', as]) => ({
      href,
      as,
    }))
    expect(preloads.map(({ as }) => as)).toEqual(expect.arrayContaining(['script', 'fetch']))
    await page.addInitScript(() => {
      const executed: string[] = []
      Object.assign(window, { executed })
      const note = ({ target }: Event) =>
        target instanceof HTMLScriptElement && executed.push(new URL(target.src).pathname)
      document.addEventListener('load', note, true)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const executed = () => page.evaluate(() => (window as unknown as { executed: string[] }).executed)
    for (const { href, as } of preloads) {
      expect(requests.count(href)).toBe(1)
      if (as === 'script') await expect.poll(executed).toContain(href)
    }
  })
