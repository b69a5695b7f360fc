import { expect, test } from './support/fixtures'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-07] the terms are complete, and their links reach each part', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and cookies' }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByText('Effective 16 June 2025')).toBeVisible()
    await page.getByRole('link', { name: 'Cookie policy' }).click()
    await expect(page.getByRole('heading', { name: 'Cookie policy', exact: true })).toBeInViewport()
    await expect(page.getByRole('article').getByText('1 Example Close, Victoria Island, Lagos, Nigeria')).toBeVisible()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/#faq')
  })

  test('[PUB-09] a tip is an article that needs no log-in', async ({ page }) => {
    for (const [index, title] of [
      [0, /^Third-party or comprehensive/],
      [1, /^How to make a claim/],
    ] as const) {
      const response = await page.goto(`/tips/${index}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('article').locator('section')).not.toHaveCount(0)
    }
  })
})

test('[PUB-09] [PUB-08] an unknown tip, or any other unknown address, is not found', async ({ page, quietConsole }) => {
  quietConsole.expects(/status of 404 .*\/(tips\/99|tips\/first|tips|metrics|report\.pdf)\)$/)
  for (const path of ['/tips/99', '/tips/first', '/tips', '/metrics', '/dashboard/report.pdf']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('the terms and the tips link to other pages, and links to their parts do not reload them', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => document.body.setAttribute('data-here', ''))
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Claims' }).click()
  await expect(page).toHaveURL('/terms#claims')
  await page.goBack()
  await expect(page.locator('body[data-here]')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/login')
})

test('the head has description, own address, Open Graph properties, icon and manifest', async ({ page, request }) => {
  for (const path of ['/', '/terms', '/tips/0', '/login', '/register']) {
    await page.goto(path)
    const own = page.url()
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(40)
    expect(await content('meta[property="og:site_name"]')).toBe('Harbour')
    expect(await content('meta[property="og:title"]')).not.toBe('')
    expect(await content('meta[property="og:url"]')).toBe(own)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(own)
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
    const picture = await request.get((await content('meta[property="og:image"]')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    const png = await picture.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
  await page.goto('/dashboard')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const icon = await request.get('/icon.svg')
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})

test('[WIRE-04] an invalid configuration shows a message on every screen', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: 7 } }))
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'The portal is not available right now' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('/config.json: wrong value of apiHost')
  }
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/login')
})
