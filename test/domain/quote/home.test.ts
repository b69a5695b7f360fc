import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import { home, largestBuilding } from '../../../src/domain/quote/home'
import { kobo, parseMoney } from '../../../src/domain/values/money'
import { aHomeForm, someChoices } from '../../support/shop-builders'
import { failures, failuresOf, valid } from '../../support/parsed'

const parse = home.parse(someChoices)

describe('home form', () => {
  test('[HOMEQ-01] [FORM-02] every field has its message', () => {
    expect(failuresOf(parse(home.empty))).toEqual({
      signature: 'Please enter full name',
      state: 'Please enter the state',
      city: 'Please enter the city',
      location: 'Please enter the address',
      buildingValue: 'Please enter a valid building value',
      description: 'Please enter the description',
    })
    expect(failuresOf(parse(aHomeForm()))).toEqual({})
  })

  test('[HOMEQ-01] [TAP-09] [COVER-04: largest sum] the building value is valid exactly if it is an amount in whole naira, up to the largest one', () => {
    const typed = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^ ?[\d,]{1,12}(\.\d{1,2})? ?$/))
    fc.assert(
      fc.property(typed, (buildingValue) => {
        const amount = parseMoney(buildingValue)
        const fits = isSome(amount) && amount.value > 0n && amount.value <= largestBuilding
        expect(isRight(parse(aHomeForm({ buildingValue })))).toBe(fits && !buildingValue.includes('.'))
      }),
    )
  })
})

test('[COVER-03] an appliance that is not in the list yet is reported after every field, and holds the quote back', () => {
  const held = home.parse({ ...someChoices, hasUnlisted: true })
  const items = 'Add it to the list first, or clear it'
  expect(failures(held(aHomeForm()))).toEqual([['items', items]])
  expect(failures(held(aHomeForm({ city: '', state: '' })))).toEqual([
    ['state', 'Please enter the state'],
    ['city', 'Please enter the city'],
    ['items', items],
  ])
})

test('[HOMEQ-06] sends one building with its appliances, trimmed, its value exact', () => {
  const items = [{ itemDesc: 'Television', itemValue: kobo(10_000_050n) }]
  const spaced = aHomeForm({ state: ' Lagos ', location: ' 1 Example Street', description: 'A bungalow ' })
  expect(valid(home.parse({ ...someChoices, appliances: items })(spaced))).toEqual({
    kind: 'home',
    signature: 'First Last',
    productId: 101,
    description: 'A bungalow',
    buildingValue: 2_500_000_000n,
    city: 'Ikeja',
    location: '1 Example Street',
    state: 'Lagos',
    items,
  })
})
