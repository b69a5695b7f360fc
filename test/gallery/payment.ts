import type { Page } from '@playwright/test'
import { fine, never, refused } from './answers'
import type { Picture } from './picture'
import { openAs, type Answers } from './signed-in'

export const order = {
  userName: 'Sample Customer',
  userEmail: 'sample@mail.test',
  paymentType: 'Product',
  product: {
    name: 'Comprehensive Motor',
    code: 'MTR-C',
    subCode: 'PRIVATE',
    description: 'All that can happen to a car',
    price: '25000000',
  },
  quoteId: 77,
  currency: 'NGN',
  quoteNo: 'Q-10398',
  totalPremium: '25000000',
  details: [
    { label: 'Who is covered', value: 'Sample Customer' },
    { label: 'Plate', value: 'ABC-123DE' },
    { label: 'Make', value: 'Toyota' },
    { label: 'Model', value: 'Corolla' },
    { label: 'Use', value: 'Private' },
  ],
  coverFrom: '2026-01-01',
}

const withQuote = async (page: Page, path: string, calls: Answers = {}) => {
  await page.addInitScript((stored) => {
    localStorage.setItem('quote', stored)
  }, JSON.stringify(order))
  await openAs(page, path, { Getaccess: fine({ accessToken: 'sample' }), ...calls })
}
const unpaid: Answers = { GetByQuote: fine({ status: 'Unpaid' }) }

/** The widget with its card form. */
const paying = async (page: Page) => {
  const unpaidOrder = {
    status: 'Unpaid',
    amount: 250_000,
    currency: 'NGN',
    productName: 'Comprehensive Motor',
    quoteNo: 'Q-10398',
  }
  await page.route(/\/pay\/quote/, (route) => route.fulfill({ json: { success: true, result: unpaidOrder } }))
  await withQuote(page, '/dashboard/payment', unpaid)
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).waitFor()
}

/** Checkout and payment in each of their states. */
export const payment: readonly Picture[] = [
  {
    name: 'checkout: order',
    whole: true,
    take: async (page) => {
      await withQuote(page, '/dashboard/checkout')
      await page.getByRole('button', { name: 'Proceed to Pay' }).waitFor()
    },
  },
  {
    name: 'checkout: without a quote',
    take: async (page) => {
      await openAs(page, '/dashboard/checkout', {})
      await page.getByText('There is nothing to pay yet.').waitFor()
    },
  },
  {
    name: 'payment: checking',
    take: async (page) => {
      await withQuote(page, '/dashboard/payment', { GetByQuote: never })
      await page.getByText('Checking your payment').first().waitFor()
    },
  },
  { name: 'payment: paying', take: paying },
  {
    name: 'payment: outcome unknown',
    take: async (page) => {
      await paying(page)
      await page.route(/\/pay\/card/, (route) => route.abort())
      await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click()
      await page.getByText('Checking your payment').waitFor()
      await page.frameLocator('iframe').getByText('We do not know yet').waitFor()
    },
  },
  {
    name: 'payment: cancelled',
    take: async (page) => {
      await paying(page)
      await page.frameLocator('iframe').getByRole('button', { name: 'Cancel payment' }).dispatchEvent('click')
      await page.getByRole('button', { name: 'Back to the order' }).waitFor()
    },
  },
  {
    name: 'payment: not arrived',
    take: async (page) => {
      await page.clock.install()
      await page.addInitScript(() => {
        localStorage.setItem('payment-attempt', '77')
      })
      await withQuote(page, '/dashboard/payment', unpaid)
      await page.getByText('Checking your payment').first().waitFor()
      for (const gap of [2, 3, 5, 20]) {
        const requested = page.waitForResponse(/GetByQuote/)
        await page.clock.runFor(gap * 1_000 + 100)
        await requested
      }
      await page.getByRole('button', { name: 'Pay again' }).waitFor()
    },
  },
  {
    name: 'payment: not ready',
    take: async (page) => {
      await page.clock.install()
      await page.route('**/*', (route) => {
        const request = route.request()
        const isFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame()
        return isFrame ? Promise.resolve() : route.fallback()
      })
      await withQuote(page, '/dashboard/payment', unpaid)
      await page.getByText('Opening the payment form…').waitFor()
      await page.clock.runFor(16_000)
      await page.getByText('The payment form did not open.').waitFor()
    },
  },
  {
    name: 'payment: unclear',
    take: async (page) => {
      await page.clock.install()
      await withQuote(page, '/dashboard/payment', { GetByQuote: refused({ message: 'Not now.' }) })
      await page.getByText('Checking your payment').first().waitFor()
      for (const gap of [2, 3, 5, 20]) {
        const requested = page.waitForResponse(/GetByQuote/)
        await page.clock.runFor(gap * 1_000 + 100)
        await requested
      }
      await page.getByRole('button', { name: 'Check again' }).waitFor()
    },
  },
  {
    name: 'payment: without a quote',
    take: async (page) => {
      await openAs(page, '/dashboard/payment', {})
      await page.getByText('There is nothing to pay yet.').waitFor()
    },
  },
]
