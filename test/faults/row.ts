import { expect, type BrowserContext, type Page } from '@playwright/test'
import { fillLogIn, logInButton } from '../journeys/support/account'
import { storeLogIn } from '../journeys/support/customers'
import { SECOND_TAP_MS } from '../../src/domain/rules/constants'
import type { TestCustomer } from '../support/customer-builder'
import { requestOf } from './calls'
import { put, type Fault } from './faults'
import { changedFields, isUnreadable, lookAt, newsAt, typedOn, type Look } from './look'
import type { RowName } from './rows'
import type { Use } from './use'

/** What one row of the table has found. */
export type Found = RowName & { readonly sees: string; readonly kept: string; readonly continuesBy: string }

/** The portal's time limit of a call, and a little more. */
const PATIENCE_MS = 16_000
const CLOCK_STEP_MS = 4_000
/** How long a portal that asks several times is waited for before the clock is moved. */
const UNTIL_CLOCK_MS = 2_000

const again = (page: Page) => page.getByRole('button', { name: /^(try|check) again$/i, disabled: false })

const keptOf = (labels: readonly string[], notKept: readonly string[]): string => {
  if (labels.length === 0) return '–'
  if (notKept.length === 0) return 'everything typed'
  return notKept.length === labels.length ? 'nothing' : `all but ${notKept.join(', ')}`
}

const isAtLogIn = (page: Page) => new URL(page.url()).pathname === '/login'

type Waiting = {
  readonly use: Use
  readonly fault: Fault
  readonly before: Look
  readonly isOver: (seen: Look, isDone: boolean) => boolean
}

/** Looks at the screen until it rests; the page's clock is moved on where the portal waits. */
const rest = async (page: Page, { use, fault, before, isOver }: Waiting) => {
  const from = Date.now()
  let left = fault.hangs || use.patience !== undefined ? PATIENCE_MS + (use.patience ?? 0) : 0
  const seen: (Look & { readonly isDone: boolean })[] = []
  const look = async () => {
    if (left > 0 && (fault.hangs || Date.now() - from > UNTIL_CLOCK_MS)) {
      await page.clock.fastForward(CLOCK_STEP_MS)
      left -= CLOCK_STEP_MS
    }
    // First, since a screen that fails has its heading too: what is seen next belongs to it.
    const isDone = (await use.done(page).count()) > 0
    const now = await newsAt(page, before)
    seen.push({ ...now, isDone })
    if (now.isBusy || !now.hasHeading) return `${now.hasHeading ? 'busy' : 'white'}: ${now.messages.join(' ')}`
    return isOver(now, isDone) ? 'rests' : `waits: ${now.messages.join(' ')}`
  }
  // A navigation in progress has no page to look at.
  await expect.poll(() => look().catch(String), { timeout: 20_000, intervals: [50, 50, 100, 200] }).toBe('rests')
  const last = seen.at(-1)
  if (last === undefined) throw new Error('nothing was seen')
  return last
}

const storeOnDevice = async (page: Page, context: BrowserContext, use: Use, customer: TestCustomer) => {
  const stored = (await use.stored?.(customer)) ?? {}
  if (use.loggedOut === undefined) return storeLogIn(context, customer, stored)
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(stored))
}

/** Runs in the page: some fields show what was typed differently once they are left. */
const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Tries one fault of one call on one screen. @throws Error, with what was wrong */
export const tryRow = async (
  page: Page,
  context: BrowserContext,
  name: RowName,
  use: Use,
  fault: Fault,
): Promise<Found> => {
  const customer = await use.customer()
  const stage = { page, customer }
  await storeOnDevice(page, context, use, customer)
  if (fault.hangs || use.patience !== undefined) await page.clock.install()
  const path = (await use.path?.(customer)) ?? use.screen
  if (use.press !== undefined) {
    await page.goto(path)
    await use.fill?.(stage)
    await page.evaluate(leaveField)
  }
  const make = () => use.press?.(stage) ?? page.goto(path)
  const typed = use.press === undefined ? {} : await typedOn(page)
  const before = await lookAt(page)
  const place = page.url()

  const network = await put(page, name.call, fault)
  await make()
  await expect.poll(network.count, { message: 'calls that were answered' }).toBeGreaterThan(0)
  const isSilent = use.silent !== undefined
  const endsSession = fault.endsSession && use.loggedOut === undefined && name.call !== 'logOut'
  const isOver = ({ messages }: Look, isDone: boolean) => {
    if (endsSession) return isAtLogIn(page)
    return isDone || (messages.length > 0 && (!isSilent || isAtLogIn(page)))
  }
  const seen = await rest(page, { use, fault, before, isOver })
  const lostSession = isAtLogIn(page) && use.loggedOut === undefined
  const works = seen.isDone && seen.alerts.length === 0 && !lostSession
  const sees = seen.messages.join(' · ')
  if (fault.outcome !== 'either' && !isSilent && !(works && use.optional))
    expect(works ? 'works' : 'fails', sees).toBe(fault.outcome)
  expect(seen.hasControls, 'something can be pressed').toBe(true)
  await network.remove()
  if (works)
    return {
      ...name,
      sees: use.silent ?? (fault.outcome === 'works' ? undefined : use.optional) ?? 'what they came for',
      kept: '–',
      continuesBy: '–',
    }

  expect(seen.messages, 'messages').not.toEqual([])
  expect(seen.messages.filter(isUnreadable), 'messages that cannot be read').toEqual([])
  const labels = Object.keys(typed)
  const isDone = () =>
    use
      .done(page)
      .count()
      .then((count) => count > 0)
  const worksAgain = (isUsable = isDone) =>
    expect.poll(() => isUsable().catch(() => false), { message: 'the screen works again' }).toBe(true)
  if (lostSession) {
    await fillLogIn(page, { email: customer.emailAddress, password: customer.password })
    await logInButton(page).click()
    await worksAgain(async () => (await isDone()) || page.url() === place)
    if (await isDone()) return { ...name, sees, kept: '–', continuesBy: 'log in' }
    const notKept = use.notKept === 'all' ? labels : (use.notKept ?? [])
    const lost = async () => changedFields(typed, await typedOn(page)).filter((label) => !notKept.includes(label))
    await expect.poll(lost, { message: 'fields that were lost' }).toEqual([])
    if (notKept.length > 0) await use.fill?.(stage)
    await make()
    await worksAgain()
    return { ...name, sees, kept: keptOf(labels, notKept), continuesBy: 'log in, send again' }
  }

  expect(changedFields(typed, await typedOn(page)), 'fields that changed').toEqual([])
  if (fault.offline && requestOf(name.call).method === 'get') {
    await worksAgain()
    return { ...name, sees, kept: keptOf(labels, []), continuesBy: 'by itself' }
  }
  // The elements themselves: a page of success may have a button of that name too, which is not to be pressed.
  const buttons = await again(page).elementHandles()
  const continuesBy = (await buttons[0]?.innerText()) ?? (use.press === undefined ? 'open it again' : 'send again')
  const failed = await lookAt(page)
  // Nobody has read the failure sooner, and a press within this time is dropped as a second tap (TAP-15).
  await page.waitForTimeout(SECOND_TAP_MS)
  if (buttons.length === 0) await make()
  const press = (button: (typeof buttons)[number]) => button.click({ timeout: 1_000 }).catch(() => undefined)
  // One that was pressed is gone, and may serve for the others too.
  for (const button of buttons) await press(button)
  let refusal: readonly string[] = []
  await worksAgain(async () => {
    const [offered] = await again(page).elementHandles()
    if (await isDone()) return true
    // The screen may have been drawn again meanwhile.
    if (offered !== undefined) await press(offered)
    // The server may refuse what it has carried out already.
    const { isBusy, messages } = await newsAt(page, failed)
    refusal = messages
    return fault.carriedOut === true && !isBusy && messages.length > 0 && !messages.some(isUnreadable)
  })
  const refused = (await isDone()) || refusal.length === 0 ? '' : `: ${refusal.join(' · ')}`
  return { ...name, sees, kept: keptOf(labels, []), continuesBy: continuesBy + refused }
}
