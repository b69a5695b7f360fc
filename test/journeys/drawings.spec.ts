import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

const drawingOf = (page: Page) => page.getByRole('dialog').locator('[data-kind] > [aria-hidden=true]').first()

const openDetails = async (page: Page, product: string) => {
  await page.goto(`/dashboard/policies?search=${encodeURIComponent(product)}`)
  await page
    .getByRole('button', { name: new RegExp(`^${product}, `) })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('[data-kind]').first()).toBeVisible()
}

/** The texts of the card whose letters touch its drawing. */
const textsUnder = (page: Page): Promise<readonly string[]> =>
  drawingOf(page).evaluate((drawing) => {
    const box = drawing.getBoundingClientRect()
    const texts: string[] = []
    const walker = document.createTreeWalker(drawing.parentElement ?? drawing, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const touches = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top && box.width > 0,
      )
      if (touches) texts.push(walker.currentNode.textContent ?? '')
    }
    return texts
  })

for (const product of ['Comprehensive Motor', 'Silver Health Plan', 'Home Contents'])
  test(`no text of a policy of ${product} is above the drawing of its kind, from 320 to 1280 pixels`, async ({
    page,
    context,
  }) => {
    await storeLogIn(context, await demoCustomer())
    await openDetails(page, product)
    for (const width of [320, 360, 480, 640, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(drawingOf(page)).toBeVisible()
      expect([width, await textsUnder(page)]).toEqual([width, []])
    }
  })

test('a drawing whose file does not arrive is absent, and nothing moves', async ({
  page,
  context,
  quietConsole,
  loggedIn,
}) => {
  quietConsole.expects(/ERR_FAILED.*\.svg/)
  await loggedIn()
  const placesOf = () =>
    page
      .locator('h1, p, [role=status]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as unknown))
  const drawing = page.getByText('No mandates found').locator('xpath=preceding-sibling::*')
  const look = async () => {
    await page.goto('/dashboard/mandates')
    await expect(drawing).toBeVisible()
    await page.waitForLoadState('networkidle')
    return { places: await placesOf(), picture: await drawing.screenshot() }
  }
  const whole = await look()
  await context.route(/\/assets\/.*\.svg$/, (route) => route.abort())
  const without = await look()
  expect(without.places).toEqual(whole.places)
  expect(without.picture.equals(whole.picture)).toBe(false)
  await drawing.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.opacity = '0'
  })
  expect((await drawing.screenshot()).equals(without.picture)).toBe(true)
})
