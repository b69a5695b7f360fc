import { storageOwner } from '../support/storage-owner'
import { fine, never, outage } from './answers'
import { order } from './payment'
import { policy } from './lists'
import type { Picture } from './picture'
import { openAs, pageOf } from './signed-in'

const category = {
  id: 1,
  name: 'Motor Insurance',
  description: 'For your car',
  imageUrl: null,
  backgroundColor: '#e4f1ee',
}

const soon = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
const paid = { ...policy(1), quote: { ...policy(1).quote, quoteNo: 'Q-9' } }
const ending = { ...policy(2), coverTo: soon, renewal: { categoryId: 1, productId: 101, form: {} } }

/** The dashboard's home, and the shop before a form. */
export const home: readonly Picture[] = [
  {
    name: 'home: before KYC',
    whole: true,
    take: async (page) => {
      await openAs(page, '/dashboard', {}, 'PendingBvnInfo')
      await page.getByText('Insurance Tips').waitFor()
    },
  },
  {
    name: 'home: with cover',
    whole: true,
    take: async (page) => {
      await page.addInitScript((stored) => {
        localStorage.setItem('paid-order', JSON.stringify({ quoteNo: 'Q-9' }))
        localStorage.setItem('quote', stored)
      }, JSON.stringify(order))
      await openAs(page, '/dashboard/home', { 'Policy/GetAll': pageOf([paid, ending]) })
      await page.getByText('You are covered').waitFor()
      await page.getByRole('heading', { name: 'Your cover' }).waitFor()
    },
  },
  {
    name: 'home: payment not confirmed',
    take: async (page) => {
      await page.addInitScript(({ owner }) => {
        localStorage.setItem('owner', owner)
        localStorage.setItem('paid-order', JSON.stringify({ quoteNo: 'Q-9' }))
      }, storageOwner('sample@mail.test'))
      await openAs(page, '/dashboard/home', { 'Policy/GetAll': outage })
      await page.getByText('not confirmed yet').waitFor()
    },
  },
  {
    name: 'shop: loading',
    take: async (page) => {
      await openAs(page, '/dashboard?category=', { GetAllCategories: never })
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'shop: failed',
    take: async (page) => {
      await openAs(page, '/dashboard?category=', { GetAllCategories: outage })
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'shop: empty',
    take: async (page) => {
      await openAs(page, '/dashboard?category=', { GetAllCategories: fine([]) })
      await page.getByText('Nothing to buy yet').waitFor()
    },
  },
  {
    name: 'shop: no products',
    take: async (page) => {
      await openAs(page, '/dashboard?category=1', {
        GetAllCategories: fine([category]),
        'Product/GetAll': fine({ items: [], totalCount: 0 }),
      })
      await page.getByText('No products yet').waitFor()
    },
  },
]
