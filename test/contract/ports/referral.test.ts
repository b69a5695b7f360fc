import { right } from 'fp-ts/Either'
import { makeReferralPort } from '../../../src/adapters/http/referral'
import { makeSessionPort } from '../../../src/adapters/http/session'
import type { Referral, ReferralSortColumn } from '../../../src/domain/referral/referral'
import { registered } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { aCall, signedIn, signedInAsDemo, valueOf } from './connect'
import { expectSortedBy } from './sorted-by'
import { ownHost } from '../../support/own-host'

const firstPage = { skip: 0, take: 10 }

/** A customer whose code two friends used. */
const start = async () => {
  const portal = await signedIn()
  const { referralCode } = valueOf(await makeSessionPort(portal.http, ownHost).currentCustomer(undefined, aCall())())
  for (const surname of ['One', 'Two']) await registered(sandboxOrigin(), { referralCode, name: 'Friend', surname })
  return { ...portal, referralCode, referrals: makeReferralPort(portal.http) }
}

describe('the referrals', () => {
  test('[REF-02] [REF-05] have name, code, status, and the server’s amount in kobo', async () => {
    const { referrals, referralCode, sent } = await start()
    const { rows, total } = valueOf(await referrals.list(firstPage, aCall())())
    expect(total).toBe(2)
    expect(rows[0]).toEqual({
      id: expect.anything() as unknown,
      name: 'Friend Two',
      code: referralCode,
      status: 'Pending',
      refusedBecause: undefined,
      amount: 200_000n,
    })
    expect(sent.at(-1)?.path).toBe('/api/services/app/Referral/GetAll?SkipCount=0&MaxResultCount=10')
  })

  test('are sorted by each column, ascending and descending', async () => {
    const { http } = await signedInAsDemo()
    const differing = await expectSortedBy<Referral, ReferralSortColumn>(makeReferralPort(http).list, {
      name: ({ name }) => name,
      status: ({ status }) => status,
      amount: ({ amount }) => amount,
    })
    expect(differing).toEqual(['name', 'status'])
  })

  test('[REF-02] are those of one state on request', async () => {
    const { http, sent } = await signedInAsDemo()
    const statusesOf = async (filter: { readonly search?: string } = {}) =>
      valueOf(await makeReferralPort(http).list({ skip: 0, take: 100, ...filter }, aCall())()).rows.map(
        ({ status }) => status,
      )
    const all = await statusesOf()
    expect(new Set(all)).toEqual(new Set(['Paid', 'Pending']))
    for (const wanted of ['Paid', 'Pending'])
      expect(await statusesOf({ search: wanted })).toEqual(all.filter((status) => status === wanted))
    expect(sent.at(-1)?.path).toMatch(/&Filter=Pending$/)
  })

  test('[REF-01] are counted in total, pending and paid', async () => {
    const { referrals, sent } = await start()
    expect(await referrals.counts(undefined, aCall())()).toEqual(right({ total: 2, pending: 2, paid: 0 }))
    expect(
      sent
        .map(({ path }) => new URL(path, sandboxOrigin()).searchParams.get('Filter'))
        .slice(-3)
        .sort(),
    ).toEqual(['Paid', 'Pending', null])
  })
})
