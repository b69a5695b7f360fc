import fc from 'fast-check'
import { isLeft, isRight, left, right } from 'fp-ts/Either'
import {
  addAppliance,
  applianceCap,
  choicesOf,
  fromRows,
  removeAppliance,
  rowsOf,
  totalOf,
  type Appliance,
} from '../../../src/domain/quote/appliances'
import { formatAmount, kobo } from '../../../src/domain/values/money'
import { anAppliance, someApplianceNames } from '../../support/shop-builders'

const television: Appliance = { itemDesc: 'Television', itemValue: kobo(10_000_050n) }

describe('an appliance', () => {
  test('[HOMEQ-04] may bring the total to exactly 125,000 naira, but not a kobo more', () => {
    const rest = formatAmount(kobo(applianceCap - television.itemValue))
    expect(applianceCap).toBe(12_500_000n)
    expect(isRight(addAppliance([television], { itemDesc: 'Laptop', itemValue: rest }))).toBe(true)
    const beyond = formatAmount(kobo(applianceCap - television.itemValue + 1n))
    expect(addAppliance([television], { itemDesc: 'Laptop', itemValue: beyond })).toEqual(left({ _tag: 'AboveCap' }))
  })

  test.each([
    ['', '5', { itemDesc: 'Please provide an item name' }],
    [' ', '5', { itemDesc: 'Please provide an item name' }],
    ['Television', '5', { itemDesc: 'Please provide an item name' }],
    ['Laptop', '', { itemValue: 'Please provide a valid value' }],
    ['Laptop', '0', { itemValue: 'Please provide a valid value' }],
    ['Laptop', '0.00', { itemValue: 'Please provide a valid value' }],
    ['Laptop', 'ten', { itemValue: 'Please provide a valid value' }],
    ['Laptop', '-1', { itemValue: 'Please provide a valid value' }],
    ['Laptop', '1.234', { itemValue: 'Please provide a valid value' }],
    ['', '', { itemDesc: 'Please provide an item name', itemValue: 'Please provide a valid value' }],
  ])('[HOMEQ-05] [FORM-02] %p of %p is rejected', (itemDesc, itemValue, messages) => {
    const fields = Object.entries(messages).map(([field, message]) => ({ field, message }))
    expect(addAppliance([television], { itemDesc, itemValue })).toEqual(left({ _tag: 'Broken', fields }))
  })

  test.each(['5', '5.5', '5.25', '1,000', '0.01'])('[HOMEQ-05] a value of %p is valid', (itemValue) => {
    expect(isRight(addAppliance([], anAppliance({ itemValue })))).toBe(true)
  })

  test('[HOMEQ-02] that is added is no longer offered, until it is removed', () => {
    expect(choicesOf(someApplianceNames, [television])).toEqual(['Refrigerator', 'Laptop'])
    expect(choicesOf(someApplianceNames, removeAppliance([television], 'Television'))).toEqual(someApplianceNames)
  })
})

describe('a list of appliances', () => {
  const names = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')
  // Whole naira, kobo, and amounts around the cap and its parts.
  const values = fc.oneof(
    fc.bigInt({ min: 1n, max: 13_000_000n }),
    fc.bigInt({ min: -2n, max: 2n }).map((more) => 12_500_000n + more),
    fc.bigInt({ min: -2n, max: 2n }).map((more) => 6_250_000n + more),
    fc.constantFrom(1n, 10n, 4_166_667n, 4_166_666n),
  )
  const steps = fc.array(
    fc.oneof(
      fc.record({ add: names, value: values }),
      names.map((remove) => ({ remove })),
    ),
    { maxLength: 30 },
  )

  test('[HOMEQ-04] accepts exactly what fits, in any order of adding and removing', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let items: readonly Appliance[] = []
        const model = new Map<string, bigint>()
        for (const step of all) {
          if ('remove' in step) {
            items = removeAppliance(items, step.remove)
            model.delete(step.remove)
          } else {
            const sum = [...model.values()].reduce((total, value) => total + value, step.value)
            const added = addAppliance(items, { itemDesc: step.add, itemValue: formatAmount(kobo(step.value)) })
            expect(isRight(added)).toBe(!model.has(step.add) && sum <= 12_500_000n)
            if (isLeft(added) && !model.has(step.add)) expect(added.left).toEqual({ _tag: 'AboveCap' })
            if (isRight(added)) {
              items = added.right
              model.set(step.add, step.value)
            }
          }
          expect(items.map(({ itemDesc, itemValue }) => [itemDesc, itemValue])).toEqual([...model])
          expect(totalOf(items)).toBe([...model.values()].reduce((total, value) => total + value, 0n))
        }
        expect(fromRows(rowsOf(items))).toEqual(items)
      }),
    )
  })

  test('[HOMEQ-04] adds up exactly where binary fractions would not', () => {
    const tenths = ['0.10', '0.20'].map((itemValue, index) => ({ itemDesc: String(index), itemValue }))
    expect(totalOf(fromRows(tenths))).toBe(30n)
  })

  test('from a draft leaves out what breaks a rule or the cap', () => {
    const rows = [{ itemDesc: 'A', itemValue: '125000' }, { itemDesc: 'B', itemValue: '0.01' }, { itemDesc: 'A' }, {}]
    expect(fromRows(rows as readonly Record<string, string>[])).toEqual([{ itemDesc: 'A', itemValue: 12_500_000n }])
    expect(addAppliance([], { itemDesc: 'A', itemValue: '1' })).toEqual(right([{ itemDesc: 'A', itemValue: 100n }]))
  })
})
