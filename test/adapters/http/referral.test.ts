/** @jest-environment node */
import { right } from 'fp-ts/Either'
import { makeReferralPort } from '../../../src/adapters/http/referral'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { result } from '../../support/scripted-fetch'
import { startPort } from './start-port'

test('[REF-02] a page of referrals is read with amounts in kobo, and in the order of the server’s fields', async () => {
  const items = [
    { id: 7, referralName: 'A friend', referralCode: 'REFER123', status: 'Paid', amount: 500 },
    { id: 8 },
    { id: 9, status: 1, refusedBecause: 'NotVerified' },
    { id: 10, status: 'Pending', refusedBecause: 0 },
  ]
  const none = { name: undefined, code: undefined, amount: undefined }
  const { port, sent, call } = startPort(makeReferralPort, result({ totalCount: 12, items }))
  const query = { skip: 10, take: 10, sort: { column: 'name', descending: true }, search: 'Paid' }
  expect(await port.list(query, call)()).toEqual(
    right({
      total: 12,
      rows: [
        {
          id: id(7),
          name: 'A friend',
          code: 'REFER123',
          status: 'Paid',
          refusedBecause: undefined,
          amount: kobo(50_000n),
        },
        { ...none, id: id(8), status: undefined, refusedBecause: undefined },
        { ...none, id: id(9), status: 'Pending', refusedBecause: 'NotVerified' },
        { ...none, id: id(10), status: 'Pending', refusedBecause: 'OwnDetails' },
      ],
    }),
  )
  expect(sent()).toEqual([
    ['GET', 'Referral/GetAll?SkipCount=10&MaxResultCount=10&Sorting=referralName+DESC&Filter=Paid'],
  ])
})

test('[REF-01] the counts are the totals of three lists, of which one row is requested', async () => {
  const counting = (totalCount: number) => result({ totalCount, items: [] })
  const { port, sent, call } = startPort(makeReferralPort, counting(5), counting(2), counting(3))
  const outcome = await port.counts(undefined, call)()
  const addresses = sent().map(([, address]) =>
    String(address).replace('Referral/GetAll?SkipCount=0&MaxResultCount=1', ''),
  )
  expect([...addresses].sort()).toEqual(['', '&Filter=Paid', '&Filter=Pending'])
  const counts = { '': 'total', '&Filter=Paid': 'paid', '&Filter=Pending': 'pending' } as const
  const expected = addresses.map((address, index) => [counts[address as keyof typeof counts], [5, 2, 3][index]])
  expect(outcome).toEqual(right(Object.fromEntries(expected)))
})
