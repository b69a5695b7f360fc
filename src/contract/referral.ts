import * as t from 'io-ts'
import { Enumeration, Naira, tolerant, WireId } from './codecs'
import { Page } from './list'
import { endpoint } from './endpoint'
import { IdText, PagedQuery } from './query'
import { referralsPath } from './paths'

/**
 * A friend who registered with the customer's code. The status is Pending or Paid; one whose reward is never paid stays
 * Pending, and says why. The reward is in naira.
 */
export const Referral = t.strict(
  {
    id: WireId,
    referralName: tolerant(t.string),
    referralCode: tolerant(t.string),
    status: tolerant(Enumeration),
    refusedBecause: tolerant(Enumeration),
    amount: tolerant(Naira),
  },
  'referral',
)
export type Referral = t.TypeOf<typeof Referral>

export const getReferrals = endpoint({
  method: 'GET',
  path: referralsPath,
  query: PagedQuery,
  result: Page(Referral),
  doc:
    "The customer's referrals, newest first unless sorted, a thousand of them unless a page is asked for. " +
    'Filter is Paid or Pending; any other text looks into the names. ' +
    'A reward that is never paid stays Pending, with refusedBecause: OwnDetails or NotVerified.',
  writes: false,
  needsLogIn: true,
})

export const getReferral = endpoint({
  method: 'GET',
  path: '/services/app/Referral/GetById',
  query: t.strict({ id: IdText }, 'referral query'),
  result: Referral,
  doc: 'One referral of the customer.',
  writes: false,
  needsLogIn: true,
})
