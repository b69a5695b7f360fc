import { fine, never, outage } from './answers'
import type { Picture } from './picture'
import { openAs } from './signed-in'

const category = { id: 1, name: 'Motor Insurance', description: 'For your car', imageUrl: null, backgroundColor: '#e4f1ee' }

/** The dashboard's home, and the shop before a form. */
export const home: readonly Picture[] = [
  { name: 'home: before KYC', whole: true, take: async (page) => {
    await openAs(page, '/dashboard', {}, 'PendingBvnInfo')
    await page.getByText('Insurance Tips').waitFor()
  } },
  { name: 'shop: loading', take: async (page) => {
    await openAs(page, '/dashboard?category=', { GetAllCategories: never })
    await page.getByRole('dialog').waitFor()
  } },
  { name: 'shop: failed', take: async (page) => {
    await openAs(page, '/dashboard?category=', { GetAllCategories: outage })
    await page.getByRole('dialog').getByRole('alert').waitFor()
  } },
  { name: 'shop: empty', take: async (page) => {
    await openAs(page, '/dashboard?category=', { GetAllCategories: fine([]) })
    await page.getByText('Nothing to buy yet').waitFor()
  } },
  { name: 'shop: no products', take: async (page) => {
    await openAs(page, '/dashboard?category=1', { GetAllCategories: fine([category]), 'Product/GetAll': fine({ items: [], totalCount: 0 }) })
    await page.getByText('No products yet').waitFor()
  } },
]
