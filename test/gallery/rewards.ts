import type { Page } from '@playwright/test'
import { never, outage } from './answers'
import type { Picture } from './picture'
import { openAs, pageOf, type Answers } from './signed-in'

const friends = [
  { id: 2, referralName: 'A Friend', referralCode: 'SAMPLE01', status: 'Pending', amount: 2000 },
  {
    id: 3,
    referralName: 'A Third Friend',
    referralCode: 'SAMPLE01',
    status: 'Pending',
    refusedBecause: 'NotVerified',
    amount: 2000,
  },
  { id: 1, referralName: 'Another Friend', referralCode: 'SAMPLE01', status: 'Paid', amount: 2000 },
]
const at = async (page: Page, calls: Answers = { 'Referral/GetAll': pageOf(friends) }, search = '') => {
  await openAs(page, `/dashboard/rewards${search}`, calls)
  await page.getByRole('heading', { name: 'Referral history' }).waitFor()
}

/** Rewards in each of its states. */
export const rewards: readonly Picture[] = [
  {
    name: 'rewards: list',
    take: async (page) => {
      await at(page)
      await page.getByText('Another Friend').first().waitFor()
    },
  },
  {
    name: 'rewards: copied',
    take: async (page) => {
      await at(page)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy Code' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
    },
  },
  { name: 'rewards: loading', take: (page) => at(page, { 'Referral/GetAll': never }) },
  {
    name: 'rewards: empty',
    take: async (page) => {
      await at(page, { 'Referral/GetAll': pageOf([]) })
      await page.getByText('No referrals yet').waitFor()
    },
  },
  {
    name: 'rewards: nothing of that state',
    take: async (page) => {
      await at(page, { 'Referral/GetAll': pageOf([]) }, '?status=Paid')
      await page.getByText('You have no Paid referrals').waitFor()
    },
  },
  {
    name: 'rewards: failed',
    take: async (page) => {
      await at(page, { 'Referral/GetAll': outage })
      await page.getByRole('alert').nth(1).waitFor()
    },
  },
]
