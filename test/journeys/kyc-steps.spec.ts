import { expect, test } from './support/fixtures'
import { accountLine, continueButton, expectStep, stepForms } from './support/kyc'

test('[KYC-17] the name of the account appears before Continue, or that there is none, and nothing moves', async ({
  page,
  loggedIn,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*nuban\/Verify/i)
  const { name, surname } = await loggedIn(2)
  await page.goto('/dashboard/kyc')
  await expect(accountLine(page)).toBeEmpty()
  const place = await continueButton(page).boundingBox()
  await stepForms['bank-account'].fill(page)
  await expect(accountLine(page)).toHaveText(`${surname} ${name}`.toUpperCase())
  expect(await continueButton(page).boundingBox()).toEqual(place)
  await page.getByLabel('Account number').fill('0108024072')
  await expect(accountLine(page)).toHaveText('We found no account with this number at this bank. Please check both.')
  expect(await continueButton(page).boundingBox()).toEqual(place)
})

/** Runs in the page. The refused fields that, or whose messages, header or bar hide when the focus comes from below or above. */
const hiddenWithFocus = (): readonly string[] => {
  const end = document.querySelector('button[type=submit]')?.parentElement?.getBoundingClientRect().top ?? 0
  const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const fields = [...document.querySelectorAll<HTMLElement>('main [aria-invalid=true]')]
  return [...fields.toReversed(), ...fields].flatMap((field) => {
    const focused = field.matches('fieldset') ? field.querySelector('input') : field
    if (!focused) return [field.outerHTML]
    focused.blur()
    focused.focus()
    const messages = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
    return [focused, ...messages].flatMap((element) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: start, bottom: end }
      return top >= start && bottom <= end
        ? []
        : [`${element?.outerHTML.slice(0, 120) ?? ''}: ${[top, bottom, start, end].join(' ')}`]
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const step of [1, 2, 3, 4, 5, 6])
    test(`the buttons of step ${String(step)} are in view wherever it is scrolled to, and cover no refused field that has the focus`, async ({
      page,
      loggedIn,
    }) => {
      await loggedIn(step)
      await page.goto('/dashboard/kyc')
      await expectStep(page, step)
      const button = continueButton(page)
      await expect(button).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(button).toBeInViewport({ ratio: 1 })
      await button.tap()
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(hiddenWithFocus)).toEqual([])
      await page.setViewportSize({ width: 360, height: 400 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(button).not.toBeInViewport()
    })
})
