import { moveClock } from '../support/business-time'
import { buying } from '../support/buying'
import { fine, newCustomer } from '../support/customer-builder'
import { daysAfter, monthsAfter } from '../support/own-calendar'
import { removeData, startSandbox, type SandboxProcess } from '../support/sandbox-process'
import { todayInLagos } from '../support/today-in-lagos'
import { logIn } from './support/account'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton } from './support/paying'
import { getQuoteButton } from './support/shop'
import { expectToast } from './support/toasts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const inWords = (day: string): string => words.format(Date.parse(day))

/** A service of its own, whose business time this journey moves. */
let server: SandboxProcess
test.beforeAll(async () => {
  server = await startSandbox()
})
test.afterAll(async () => {
  await server.stop()
  await removeData(server.dataDir)
})

test(
  '[LIFE-02: had cover] a cover that has ended is renewed from home by touch, and runs again from the day on which that is paid',
  { tag: '@rest' },
  async ({ page }) => {
    const { origin, widgetOrigin } = server
    const { client, emailAddress: email, password } = await newCustomer(origin)
    const first = todayInLagos()
    const { car, payByCard, held } = buying(() => ({ client, widgetOrigin, today: first }))
    fine(await payByCard((await car('LND-482KJ')).id))
    const last = daysAfter(monthsAfter(first, 12), -1)
    const today = daysAfter(last, 7)
    fine(await moveClock(origin, today))

    await page.goto(`${origin}/login`)
    await logIn(page, { email, password })
    const cover = page.getByRole('region', { name: 'Your cover' })
    await expect(cover.getByText(`Ended ${inWords(last)}`)).toBeVisible()
    await cover.getByRole('link', { name: 'Renew' }).tap()
    await expect(page.getByLabel('Registration number')).toHaveValue('LND-482KJ')
    await getQuoteButton(page).tap()
    await expect(page.getByText('Begins when you have paid')).toBeVisible()
    await page.getByRole('button', { name: 'Proceed to Pay' }).tap()
    await fillCard(page, goodCard)
    await payButton(page).tap()
    await expectToast(page, 'We have received your payment.')

    await expect(cover.getByText(`Active until ${inWords(daysAfter(monthsAfter(today, 12), -1))}`)).toBeVisible()
    await expect(cover.getByText(/^Ended/)).toHaveCount(0)
    await expect(cover.getByRole('link', { name: 'Renew' })).toHaveCount(0)
    expect(await held()).toMatchObject([{ coverFrom: today, status: 'Active' }, { status: 'Expired' }])
  },
)
