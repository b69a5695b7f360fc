import { businessTime, moveClock } from '../support/business-time'
import { buying } from '../support/buying'
import { fine, newCustomer } from '../support/customer-builder'
import { bankReports } from '../support/mandates'
import { daysAfter, monthsAfter } from '../support/own-calendar'
import { removeData, startSandbox, type SandboxProcess } from '../support/sandbox-process'
import { until } from '../support/until'
import { logIn } from './support/account'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton } from './support/paying'
import { expectToast } from './support/toasts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** A service of its own, whose business time this journey moves. */
let server: SandboxProcess
test.beforeAll(async () => {
  server = await startSandbox()
})
test.afterAll(async () => {
  await server.stop()
  await removeData(server.dataDir)
})

test('[LIFE-11: pay now, goes on] a failed debit is seen in the details; then the cover is suspended, is paid by card, and cover and debits go on', async ({
  page,
}) => {
  const { origin, widgetOrigin } = server
  const { client, emailAddress, password } = await newCustomer(origin)
  const first = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(await businessTime(origin))
  const { car, payByMandate, mandates, held } = buying(() => ({ client, widgetOrigin, today: first }))
  fine(await payByMandate((await car('ABC-123DE')).id))
  const id = (await mandates())[0]?.['id']
  const bank = async (event: 'transfer' | 'fail' | 'succeed') => fine(await bankReports(origin, id, event))
  const moveTo = async (day: string, isReached: (next: unknown, owes: boolean) => boolean) => {
    fine(await moveClock(origin, day))
    await until(
      async () => (await mandates())[0] ?? {},
      ({ nextExecuteDate, arrears }) => isReached(nextExecuteDate, arrears !== undefined),
    )
  }
  await bank('transfer')
  await bank('fail')
  const second = monthsAfter(first, 1)
  await moveTo(second, (next) => next === daysAfter(second, 2))

  await page.goto(`${origin}/login`)
  await logIn(page, { email: emailAddress, password })
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${origin}/dashboard/mandates?mandate=${String(id)}`)
  const details = page.getByRole('dialog', { name: 'Mandate Details' })
  await expect(details.getByText(/^There was not enough money in the account\. We try again on/)).toBeVisible()
  await expect(details.getByText('Next', { exact: true })).toBeVisible()
  await expect(details.getByRole('link', { name: 'Pay now' })).toHaveCount(0)

  await moveTo(daysAfter(second, 2), (next) => next === daysAfter(second, 4))
  await moveTo(daysAfter(second, 4), (_, owes) => owes)
  expect(await held()).toMatchObject([{ status: 'Suspended' }])
  await page.goto(`${origin}/dashboard`)
  await expect(page.getByText(/^Suspended since/).first()).toBeVisible()
  await page.getByRole('link', { name: /^Your cover for Comprehensive Motor is suspended/ }).tap()
  await expect(details.getByText('₦20,833.34 to pay')).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)

  await bank('succeed')
  await details.getByRole('link', { name: 'Pay now' }).tap()
  await expect(page.getByText(/It goes on when you have paid this/)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Pay' }).tap()
  await expect(page.frameLocator('iframe[title="Payment"]').getByRole('tab')).toHaveCount(0)
  await fillCard(page, goodCard)
  await payButton(page).tap()
  await expectToast(page, 'We have received your payment. Your cover and the debits of your mandate go on.')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByText(/^Suspended since/)).toHaveCount(0)
  expect(await held()).toMatchObject([{ status: 'Active' }])

  const third = monthsAfter(first, 2)
  await moveTo(third, (next) => next === monthsAfter(first, 3))
  await page.goto(`${origin}/dashboard/mandates?mandate=${String(id)}`)
  await expect(details.getByText(/^Paid by card on/)).toBeVisible()
  await expect(details.getByText('Booked', { exact: true })).toHaveCount(3)
})
