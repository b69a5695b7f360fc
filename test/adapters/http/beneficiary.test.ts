/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeBeneficiaryPort } from '../../../src/adapters/http/beneficiary'
import { id } from '../../../src/domain/values/id'
import { percentage } from '../../../src/domain/values/percentage'
import { shownPercentage } from '../../../src/domain/values/shown'
import { aBeneficiary, someDetails } from '../../support/beneficiary-builders'
import { day } from '../../support/builders'
import { broken, result } from '../../support/scripted-fetch'
import { startPort } from './start-port'

const { share: _, ...own } = aBeneficiary()

describe('a share from the server', () => {
  test.each([
    [33.33, '33.33 %'],
    [0.29, '0.29 %'],
    [100 / 3, '33.33 %'],
    [200 / 3, '66.67 %'],
    [12.5, '12.5 %'],
    [100, '100 %'],
    [0, '0 %'],
    [-1, '-'],
    [null, '-'],
  ])('[BEN-01] of %p is the nearest hundredth of a per cent: %s', async (sharePercentage, shown) => {
    const { port, call } = startPort(makeBeneficiaryPort, result({ ...own, sharePercentage }))
    const outcome = await port.byId(id(7), call)()
    if (outcome._tag === 'Left') throw new Error(outcome.left._tag)
    expect(shownPercentage(outcome.right.share)).toBe(shown)
  })
})

/** The rows of a server from one number to another. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ ...own, id: from + index, sharePercentage: 1 }))
const page = (items: readonly unknown[], totalCount: number) => result({ items, totalCount })

describe('[BEN-01] the list of beneficiaries', () => {
  test('is read to its end, forty at a time', async () => {
    const { port, sent, call } = startPort(makeBeneficiaryPort, page(rows(1, 40), 50), page(rows(41, 50), 50))
    const outcome = await port.list(undefined, call)()
    expect(outcome).toMatchObject({
      right: { total: 50, rows: rows(1, 50).map(({ id: one }) => ({ id: id(one), share: percentage(100n) })) },
    })
    expect(sent().map(([, address]) => address)).toEqual([
      'Beneficiary/GetAll?SkipCount=0&MaxResultCount=40',
      'Beneficiary/GetAll?SkipCount=40&MaxResultCount=40',
    ])
  })

  test('has each one once, also when another was added while it was read', async () => {
    const { port, call } = startPort(makeBeneficiaryPort, page(rows(1, 40), 41), page(rows(40, 41), 42), page([], 42))
    expect(await port.list(undefined, call)()).toMatchObject({
      right: { total: 42, rows: rows(1, 41).map(({ id: one }) => ({ id: id(one) })) },
    })
  })

  test('ends with a page that has nothing new, whatever the total says', async () => {
    const { port, sent, call } = startPort(makeBeneficiaryPort, page(rows(1, 2), 9), page(rows(1, 2), 9))
    expect(await port.list(undefined, call)()).toMatchObject({
      right: { total: 9, rows: [{ id: id(1) }, { id: id(2) }] },
    })
    expect(sent()).toHaveLength(2)
  })

  test('is not shown in part', async () => {
    const { port, call } = startPort(makeBeneficiaryPort, page(rows(1, 40), 50), broken, broken)
    expect(await port.list(undefined, call)()).toEqual(left({ _tag: 'Outage' }))
  })
})

test('[BEN-02] a relationship without a name is shown as a dash', async () => {
  const items = [{ relationshipCode: 'SISTER', relationshipName: 'Sister' }, { relationshipCode: 'OTHER' }]
  const { port, call } = startPort(makeBeneficiaryPort, result({ items }))
  expect(await port.relationshipTypes(undefined, call)()).toEqual(
    right([
      { code: 'SISTER', name: 'Sister' },
      { code: 'OTHER', name: '-' },
    ]),
  )
})

describe('[BEN-08] a beneficiary that is saved', () => {
  const { share: _share, ...details } = someDetails()
  const body = { ...details, sharePercentage: 60 }

  test('for the first time has a document and no id', async () => {
    const { port, sent, call } = startPort(makeBeneficiaryPort, result({ id: 9 }))
    const document = { data: 'AAEC', type: 'NationalId', issueDate: day('2020-01-01'), expiryDate: day('2030-01-01') }
    expect(await port.create({ details: someDetails(), document }, call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', 'Beneficiary/Save', { ...body, data: document }]])
  })

  test('again has an id and no document', async () => {
    const { port, sent, call } = startPort(makeBeneficiaryPort, result({ id: 9 }))
    expect(await port.save({ id: id(9), details: someDetails() }, call)()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', 'Beneficiary/Save?id=9', body]])
  })
})
