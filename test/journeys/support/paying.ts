import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The page of the payment widget in its frame. */
export const widgetFrame = (page: Page) => page.frameLocator('iframe[title="Payment"]')

/**
 * The page has made the frame as high as its content and has scrolled to it. A press waits only until an element stands
 * still in its own frame.
 */
export const expectFrameSettled = async (frame: FrameLocator): Promise<void> => {
  const document = frame.locator('html')
  let before: unknown
  const isSettled = async () => {
    const isWhole = await document.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
    const place = JSON.stringify(await document.boundingBox())
    const isStill = place === before
    before = place
    return isWhole && isStill
  }
  await expect.poll(isSettled).toBe(true)
}

export const goodCard = { number: '5060666666666666666', expiry: '12/39', cvv: '123' }
export const declinedCard = { ...goodCard, number: '4084080000005408' }

export const payButton = (page: Page) => widgetFrame(page).getByRole('button', { name: /^Pay/ })

export const fillCard = async (page: Page, card: typeof goodCard): Promise<void> => {
  const form = widgetFrame(page)
  await form.getByLabel('Card number').fill(card.number)
  await form.getByLabel('Expiry').fill(card.expiry)
  await form.getByLabel('CVV').fill(card.cvv)
}

export const payByCard = async (page: Page, card = goodCard): Promise<void> => {
  await fillCard(page, card)
  await payButton(page).click()
}

/** Submits the form with a double click, like an impatient customer. */
export const payByMandate = async (page: Page): Promise<void> => {
  const form = widgetFrame(page)
  await form.getByRole('tab', { name: 'Mandate' }).click()
  await form.getByLabel('Account number').fill('0108024071')
  await form.getByRole('combobox', { name: 'Bank' }).fill('gtb')
  await expect(form.getByText('CUSTOMER TEST', { exact: true })).toBeVisible()
  await form.getByRole('checkbox', { name: /^I agree/ }).check()
  await form.getByRole('button', { name: 'Set up mandate' }).dblclick()
}
