import type { Page } from '@playwright/test'
import { onEachDevice } from './support/devices'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps } from './support/kyc'
import { expectNothingMoved, pressOnce, watchPresses } from './support/under-a-finger'

type Refused = {
  readonly name: string
  readonly step: 1 | 2 | 6
  /** Leaves the focus in the form, where the press takes it away. */
  readonly type: (page: Page) => Promise<void>
  /** What stands above the button afterwards. */
  readonly said: string
  /** The field that is refused; none if the server refuses the whole. */
  readonly field?: { readonly label: string; readonly message: RegExp }
}

const oneAnswer = '1 answer needs attention'

const fill = (step: Refused['step']) => (page: Page) => kycSteps[step - 1]?.fill(page)
const retype = async (page: Page, label: string, text: string) => {
  const field = page.getByLabel(label, { exact: true })
  await field.fill('')
  await field.pressSequentially(text)
  await expect(field).toBeFocused()
}

const refused: readonly Refused[] = [
  {
    name: 'a date that does not exist',
    step: 1,
    type: async (page) => {
      await fill(1)(page)
      await retype(page, 'Date of birth', '29/02/2001')
    },
    said: oneAnswer,
    field: { label: 'Date of birth', message: /We could not read this date/ },
  },
  {
    name: 'an account number that the bank does not know',
    step: 2,
    type: async (page) => {
      await fill(2)(page)
      await retype(page, 'Account number', '0108024072')
    },
    said: 'We found no account with this number at this bank.',
  },
  {
    name: 'a file of a kind that is not taken',
    step: 6,
    type: async (page) => {
      await fill(6)(page)
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
      await retype(page, 'Expiry date', '01/01/2030')
    },
    said: oneAnswer,
    field: { label: 'File', message: /This is neither a picture/ },
  },
]

onEachDevice((hasTouch) => {
  for (const { name, step, type, said, field } of refused) {
    test(`[TAP-02] one press refuses ${name}`, async ({ page, requests, loggedIn, quietConsole }) => {
      quietConsole.expects(/status of 500 .*nuban/)
      await watchPresses(page)
      await loggedIn(step)
      await page.goto('/dashboard/kyc')
      await expectStep(page, step)
      await type(page)
      await page.evaluate(() =>
        Object.assign((globalThis as unknown as { presses: object }).presses, { clicks: 0, moved: [] }),
      )
      await pressOnce(page, continueButton(page), hasTouch)
      await expectNothingMoved(page)
      await expect(page.getByRole('alert')).toContainText(said)
      if (field !== undefined) {
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([field.label])
        await expect(page.getByLabel(field.label, { exact: true })).toHaveAccessibleDescription(field.message)
      }
      expect(requests.count(kycSteps[step - 1]?.call ?? '')).toBe(0)
      await expectStep(page, step)
    })
  }
})
