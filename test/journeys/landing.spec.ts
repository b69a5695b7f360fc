import { expect, test } from './support/fixtures'

const sections = ['about', 'services', 'faq', 'products', 'why', 'hero']

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-01] the landing page is complete and has its anchors', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const id of sections) await expect(page.locator(`#${id}`)).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('#faq')).toBeInViewport()
    const entry = page.locator('#faq details').first()
    await entry.locator('summary').click()
    await expect(entry.locator('p')).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await expect(page).toHaveURL('/login')
  })

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.locator('summary[aria-label="Menu"]').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/register')
  })
})

test('[PUB-01] the links of the page reach each section', async ({ page }) => {
  // Without smooth scrolling, so that no scrolling is in progress at the next click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const id of sections) {
    const link = page.locator(`a[href="#${id}"]:visible`).first()
    if (id === 'hero') await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    else await link.click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('[PUB-06] Get Started leads to registration below 768 px, and to log-in from 768 px', async ({ page }) => {
  for (const { width, path, heading } of [
    { width: 360, path: '/register', heading: 'Create an account' },
    { width: 767, path: '/register', heading: 'Create an account' },
    { width: 768, path: '/login', heading: 'Login' },
    { width: 1280, path: '/login', heading: 'Login' },
  ]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('a visitor loads at most 5 kB of script before the first click', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const all = await Promise.all(sizes)
  expect(all.length).toBeGreaterThan(0)
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5_000)
})
