import { expect } from './support/fixtures'
import { logInAt, POLICIES, test } from './support/offline-policies'

const lagos = { timeZone: 'Africa/Lagos' } as const
const inDays = (days: number): number => Date.now() + days * 86_400_000
const dayIn = (days: number): string => new Intl.DateTimeFormat('en-CA', lagos).format(inDays(days))
const inWords = (days: number): string =>
  new Intl.DateTimeFormat('en-GB', { ...lagos, day: 'numeric', month: 'long', year: 'numeric' }).format(inDays(days))

test('[RUN-14: business time] [TAP-13: the server’s day, words] the sandbox page moves time to a day, once it was asked, and the portal follows', async ({
  server,
  device,
}) => {
  const customer = await server.customerWithPolicy()
  const context = await device.open()
  const portal = await context.newPage()
  await logInAt(portal, server, customer)
  await expect(portal.getByText('Active').first()).toBeVisible()

  const sandbox = await context.newPage()
  await sandbox.goto(`${server.origin}/sandbox`)
  const clock = sandbox.locator('section').filter({ hasText: 'Business time' })
  await expect(clock).toContainText('On each day what is due is done before the next one begins')
  await expect(clock).toContainText('It cannot be undone')
  await clock.getByLabel('Day').fill(dayIn(345))
  const button = clock.getByRole('button', { name: `Move to ${inWords(345)}` })
  const questions: string[] = []
  const answer = (accept: boolean) =>
    sandbox.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void (accept ? dialog.accept() : dialog.dismiss())
    })
  answer(false)
  await button.tap()
  await expect.poll(() => questions.length).toBe(1)
  expect(questions[0]?.replace(/\s/g, ' ')).toBe(
    `Move business time 345 days forward, to ${inWords(345)}, for everybody? This cannot be undone.`,
  )
  await expect(clock).toContainText(`It is ${inWords(0)}`)
  answer(true)
  await button.tap()
  await expect(sandbox.getByRole('status')).toBeInViewport()
  await expect(clock).toContainText(`It is ${inWords(345)}`, { timeout: 90_000 })
  await expect(clock.getByLabel('Day')).toHaveAttribute('min', dayIn(346))

  await portal.bringToFront()
  await portal.getByRole('link', { name: 'All policies' }).tap()
  await expect(portal.getByText(/^Ends in \d+ days$/).first()).toBeVisible()
  // The session goes on, since it has the real time: leaving the page looks at its end.
  await portal.goto(server.origin + POLICIES)
  await expect(portal.getByText(/^Ends in \d+ days$/).first()).toBeVisible()
  await expect(portal.getByText(/^Your phone says .* We use today’s date\.$/)).toBeVisible()
})
