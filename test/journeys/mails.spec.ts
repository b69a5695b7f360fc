import { newCustomer } from '../support/customer-builder'
import { expectNoSidewaysScrolling, violationsOf } from './support/axe'
import { customerWithPolicy } from './support/customers'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'
import { outbox } from './support/sandbox'

/** An email is shown inside the page of a mail program, whose landmarks and headings it does not know. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const [name, customer, action] of [
  ['the activation email', () => newCustomer(portal()), 'Confirm email address'],
  ['a receipt', customerWithPolicy, 'See the policy'],
] as const)
  test(`${name} is readable on a phone, light and dark, and its button leads where its text says`, async ({
    page,
    requests,
  }) => {
    const [mail] = await outbox((await customer()).emailAddress)
    if (mail === undefined) throw new Error('no email was sent')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/sandbox/outbox/${String(mail.id)}`)
    const link = mail.text.match(/https?:\S+/)?.[0] ?? 'no link'
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.getByRole('heading', { name: mail.subject })).toBeVisible()
      await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', link)
      await expect(page.getByRole('link', { name: link })).toBeVisible()
      await expectNoSidewaysScrolling(page)
      expect(await violationsOf(page, rules), colorScheme).toEqual([])
    }
    expect(requests.all()).toHaveLength(1)
  })
