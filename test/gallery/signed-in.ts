import type { Page } from '@playwright/test'
import { answer, fine, profile } from './answers'

/** The responses of calls in a screenshot. */
export type Answers = Parameters<typeof answer>[1]

/** Opens an address as a logged-in customer with these responses. */
export const openAs = async (page: Page, path: string, calls: Answers, kycStatus = 'Approved'): Promise<void> => {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'sample')
  })
  await answer(page, {
    GetCurrentUserProfileForEdit: fine({ ...profile, kycStatus }),
    'Kyc/GetAll': fine({ kycStatus, items: [] }),
    'Policy/GetAll': fine({ items: [], totalCount: 0 }),
    'Mandate/GetAll': fine({ items: [], totalCount: 0 }),
    ...calls,
  })
  await page.goto(path)
}

/** One page of a list. */
export const pageOf = (items: readonly unknown[], totalCount = items.length) => fine({ items, totalCount })
