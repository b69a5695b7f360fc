/** @jest-environment node */
import { makeBeneficiaryPort } from '../../../src/adapters/http/beneficiary'
import { id } from '../../../src/domain/values/id'
import { shownPercentage } from '../../../src/domain/values/shown'
import { aBeneficiary } from '../../support/beneficiary-builders'
import { result } from '../../support/scripted-fetch'
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
