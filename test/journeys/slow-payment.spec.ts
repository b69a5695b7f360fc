import { expectWidget, openPayment } from './support/at-payment'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton, widgetFrame } from './support/paying'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('[PAY-16] a slow payment shows a spinner on its button, and words in view', async ({
  page,
  newCustomer,
  hold,
}) => {
  const customer = await newCustomer()
  const release = await hold(/\/pay\/card/)
  await openPayment(page, customer)
  await expectWidget(page)
  await fillCard(page, goodCard)
  await payButton(page).tap()
  await expect(payButton(page)).toBeDisabled()
  expect(await payButton(page).evaluate((button) => getComputedStyle(button, '::before').animationName)).toBe('turn')
  await expect(page.getByText('Checking your payment')).toBeInViewport({ ratio: 1 })
  release()
  await expect(page).toHaveURL('/dashboard/home', { timeout: 60_000 })
})

test('[TAP-15] the second of two taps on Pay presses nothing of what its answer shows', async ({
  page,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/status of 400 .*\/pay\/card/)
  const customer = await newCustomer()
  await openPayment(page, customer)
  await expectWidget(page)
  const pay = payButton(page)
  await pay.scrollIntoViewIfNeeded()
  await pay.tap({ trial: true })
  const box = await pay.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(170)
  await page.touchscreen.tap(x, y)
  await expect(widgetFrame(page).getByRole('alert').first()).toContainText('answers need attention')
  // The answer has moved the button down; a second tap on the list or on Cancel would have gone there.
  await expect(widgetFrame(page).getByRole('textbox').first()).not.toBeFocused()
  await expect(pay).toBeVisible()
})
