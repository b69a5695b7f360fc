import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

type Found = { readonly text: string; readonly lines: number }

/** Every date on the screen, in each form that a screen may have, with the number of lines that it takes. */
const datesOn = (page: Page): Promise<readonly Found[]> =>
  page.evaluate(() => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
    const forms = new RegExp(
      `\\d{1,2}\\s(?:${months})\\s\\d{4}|[A-Z][a-z]{2}\\s\\d{1,2},\\s\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4}`,
      'g',
    )
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; lines: number }[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const match of (node.nodeValue ?? '').matchAll(forms)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (tops.length > 0) found.push({ text: match[0], lines: new Set(tops).size })
      }
    return found
  })

const inWords = /^\d{1,2}\s[A-Z][a-z]+\s\d{4}$/
const inTables = /^[A-Z][a-z]{2}\s\d{1,2},\s\d{4}$/
/** The rows as the specification has them in details; a cover, or debits, in words. */
const inDetails = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\s[A-Z][a-z]+\s\d{4})$/

/** Gives the result of a call dates in September, the longest month, so that today's date decides nothing here. */
const answerWith = (page: Page, call: string, dates: Record<string, string>): Promise<unknown> =>
  page.route(call, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { result: object }
    await route.fulfill({ response, json: { ...body, result: { ...body.result, ...dates } } })
  })

/** The screens that show dates, and their form there: the specification's in tables and details, in words elsewhere. */
const screens: readonly (readonly [name: string, form: RegExp, open: (page: Page) => Promise<unknown>])[] = [
  ['the terms', inWords, (page) => page.goto('/terms')],
  [
    'the overview of the settings',
    inWords,
    async (page) => {
      await answerWith(page, '**/Profile/GetCurrentUserProfileForEdit', { dateOfBirth: '1988-09-28' })
      await page.goto('/dashboard/settings')
      await expect(page.getByText('28\u00a0September\u00a01988')).toBeVisible()
    },
  ],
  [
    'the list of mandates',
    inTables,
    async (page) => {
      // On a phone its cards leave the dates to the details.
      await page.setViewportSize({ width: 768, height: 740 })
      await page.goto('/dashboard/mandates')
    },
  ],
  [
    'the details of a mandate',
    inDetails,
    async (page) => {
      await page.goto('/dashboard/mandates')
      await page.getByRole('main').getByRole('row').nth(1).click()
      await expect(page.getByRole('dialog').getByText('Next Execute Date')).toBeVisible()
    },
  ],
  [
    'the details of a policy',
    inDetails,
    async (page) => {
      await answerWith(page, '**/Policy/GetById?*', { coverTo: '2028-09-28' })
      await page.goto('/dashboard/policies')
      await page.getByRole('main').getByRole('row').nth(1).click()
      await expect(page.getByRole('dialog').getByText('28\u00a0September\u00a02028')).toBeVisible()
    },
  ],
]

test.use({ viewport: { width: 320, height: 740 } })

for (const [name, form, open] of screens)
  test(`[TAP-11: one form, unbroken] ${name} has its dates in one form, each on one line`, async ({
    page,
    context,
  }) => {
    await storeLogIn(context, await demoCustomer())
    await open(page)
    await expect.poll(() => datesOn(page)).not.toEqual([])
    const dates = await datesOn(page)
    expect(dates.filter(({ lines }) => lines !== 1)).toEqual([])
    const dialog = page.getByRole('dialog')
    const shown = (await dialog.count()) > 0 ? await dialog.innerText() : undefined
    const here = shown === undefined ? dates : dates.filter(({ text }) => shown.includes(text))
    expect(here.filter(({ text }) => !form.test(text))).toEqual([])
  })
