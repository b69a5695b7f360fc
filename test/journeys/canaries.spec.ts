import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { aVisitor, createAccountButton, fillRegistration, storedItem, logIn } from './support/account'
import type { Requests } from './support/requests'
import { expectToast } from './support/toasts'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps } from './support/kyc'
import { fillCard, payButton } from './support/paying'
import { serverLog } from './support/places'
import { activationPath } from './support/sandbox'
import { fillMotorForm, getQuoteButton, openMotorForm } from './support/shop'
import { samplePdf } from '../support/sample-files'
import { APPROVED, REVIEW } from '../support/kyc/steps'

const password = 'Canary-password-73914'
const bvn = '22873914650'
const employer = 'Canary Employer 73914'
const card = { number: '5061460410120223210', expiry: '11/38', cvv: '739' }
const documentMark = 'canary-document-73914'
/** A PDF, which is sent unchanged; the mark has an offset at which its base64 does not depend on other bytes. */
const documentContent = samplePdf({ note: `  ${documentMark}` })
const documentName = 'canary-card-73914.pdf'
const medicalQuestion = 'Sickle cell disease'

/** Everything stored on the device except the token. */
const drafts = async (context: BrowserContext): Promise<string> => {
  const { origins, cookies } = await context.storageState()
  const entries = origins.flatMap(({ localStorage }) => localStorage).filter(({ name }) => name !== 'token')
  const [page] = context.pages()
  const session = (await page?.evaluate(() => JSON.stringify(sessionStorage))) ?? ''
  return JSON.stringify([entries, cookies, session])
}

type Search = {
  readonly drafts: readonly string[]
  readonly requests: Requests
  /** What may be in none of them, by name. */
  readonly canaries: Readonly<Record<string, string>>
  /** What drafts and addresses may have, but the log may not. */
  readonly notLogged: readonly string[]
}

/** Looks for the canaries in drafts, addresses and the log of the service. */
const expectNowhere = async ({ drafts: seen, requests, canaries, notLogged }: Search) => {
  const addresses = requests.addresses().map(decodeURIComponent).join('\n')
  const log = await readFile(serverLog(), 'utf8')
  const draftTexts = seen.join('\n')
  for (const [name, value] of Object.entries(canaries)) {
    expect(draftTexts.includes(value), `${name} in a draft`).toBe(false)
    expect(addresses.includes(value), `${name} in an address`).toBe(false)
    expect(log.includes(value), `${name} in the log`).toBe(false)
  }
  for (const value of notLogged) expect(log.includes(value), `${value} in the log`).toBe(false)
  return { addresses, log, draftTexts }
}

test(
  'no password, token, BVN, medical answer or document is in a log, an address or a draft',
  { tag: '@rest' },
  async ({ page, context, requests, fault }) => {
    // Registration and every step of KYC, each twice.
    test.slow()
    const visitor = { ...aVisitor(), password }
    const seen: string[] = []
    /** Records the drafts of a filled form after a reload. */
    const recordDrafts = async () => {
      await page.reload()
      seen.push(await drafts(context))
    }

    await page.goto('/register')
    await fillRegistration(page, visitor)
    await recordDrafts()
    await fillRegistration(page, visitor)
    await createAccountButton(page).click()
    await expect(page).toHaveURL('/register/confirmEmail')
    const path = await activationPath(visitor.email)
    const code = path.split('/').at(-1) ?? ''
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await logIn(page, visitor)
    await expect(page).toHaveURL('/dashboard')
    const token = (await storedItem(page, 'token')) ?? ''
    expect(token.length).toBeGreaterThan(20)

    await page.goto('/dashboard/kyc')
    for (const [index, { fill, call }] of kycSteps.entries()) {
      await expectStep(page, index + 1)
      const fillIn = async () => {
        await fill(page)
        if (index === 2) await page.getByLabel('BVN number').fill(bvn)
        if (index === 3) await page.getByLabel("Employer's name").fill(employer)
        if (index === 4) await page.getByRole('radiogroup', { name: medicalQuestion }).getByLabel('Yes').check()
        if (index === 5)
          await page
            .getByLabel('File', { exact: true })
            .setInputFiles({ name: documentName, mimeType: 'application/pdf', buffer: documentContent })
      }
      await fillIn()
      // A failed save stores a draft too, and may be logged.
      await fault({ path: call, kind: '500', emailAddress: visitor.email })
      await continueButton(page).click()
      await expect(page.locator('form').getByRole('alert')).toBeVisible()
      await recordDrafts()
      await expectStep(page, index + 1)
      await fillIn()
      await continueButton(page).click()
    }
    await expectStep(page, REVIEW)
    seen.push(await drafts(context))

    const documentAsSent = Buffer.from(documentMark).toString('base64').slice(0, 24)
    const canaries = { password, bvn, token, medicalQuestion, document: documentMark, documentName, documentAsSent }
    const notLogged = [code, visitor.email, employer]
    const { addresses, log, draftTexts } = await expectNowhere({ drafts: seen, requests, canaries, notLogged })
    // Permitted values are found, which proves that the search covers the right places.
    expect(draftTexts).toContain(employer)
    expect(JSON.stringify(requests.bodies('Document/Save'))).toContain(documentAsSent)
    expect(log).toContain('/api/services/app/BVN/Verify')
    expect(addresses).toContain('/api/services/app/BVN/Verify')
    expect(requests.referers()).not.toEqual([])
    expect(requests.referers().filter((referer) => referer.includes(code))).toEqual([])
  },
)

test(
  'no token or card is in a log, an address or a draft, whether the payment fails or not',
  { tag: '@rest' },
  async ({ page, context, requests, fault, loggedIn }) => {
    const { emailAddress } = await loggedIn(APPROVED)
    const seen: string[] = []
    await page.clock.install()
    await page.goto('/dashboard')
    const token = (await storedItem(page, 'token')) ?? ''
    expect(token.length).toBeGreaterThan(20)
    await openMotorForm(page)
    await fillMotorForm(page)
    await getQuoteButton(page).click()
    const access = page.waitForResponse(/TokenAuth\/Getaccess/i)
    await expect(page).toHaveURL('/dashboard/checkout')
    const { result } = (await (await access).json()) as { result: { accessToken: string } }
    seen.push(await drafts(context))
    await page.getByRole('button', { name: 'Proceed to Pay' }).click()
    await fillCard(page, card)
    seen.push(await drafts(context))
    await fault({ path: '/pay/card', kind: '500', emailAddress })
    await payButton(page).click()
    // Nothing was paid: after a whole round of checks the widget opens again, with an empty form.
    const payAgain = page.getByRole('button', { name: 'Pay again' })
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000)
        return payAgain.isVisible()
      })
      .toBe(true)
    await payAgain.click()
    await expect(page.frameLocator('iframe').getByLabel('Card number')).toHaveValue('')
    await fillCard(page, card)
    await payButton(page).click()
    await expectToast(page, 'We have received your payment.')
    seen.push(await drafts(context))

    const cardAsSent = '5061 4604 1012 0223 210'
    const canaries = { token, widgetToken: result.accessToken, card: card.number, cardAsSent }
    const { addresses, log, draftTexts } = await expectNowhere({
      drafts: seen,
      requests,
      canaries,
      notLogged: [emailAddress],
    })
    expect(draftTexts).toContain('paid-order')
    expect(JSON.stringify(requests.bodies('/pay/card'))).toContain(cardAsSent)
    expect(log).toContain('/pay/card')
    expect(addresses).toContain('/pay/card')
  },
)
