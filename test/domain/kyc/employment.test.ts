import fc from 'fast-check'
import { emptyEmployer, initialEmployer } from '../../../src/domain/kyc/parts/employer'
import { changeEmployment, employmentOf, employments } from '../../../src/domain/kyc/parts/employment'
import { parseEmployer } from '../../../src/domain/kyc/parts/employer'
import { aCustomer } from '../../support/builders'

const customer = aCustomer()
const choices = fc.array(fc.constantFrom(...employments), { minLength: 1 })
const chosen = (form: typeof emptyEmployer, picked: readonly (typeof employments)[number][]) =>
  picked.reduce((now, to, index) => changeEmployment(now, customer, { from: picked[index - 1], to }), form)

describe('[KYC-23: step 4] the choice of how a customer earns a living', () => {
  test('the last choice decides, whatever was chosen before', () => {
    fc.assert(
      fc.property(choices, (picked) => {
        expect(chosen(initialEmployer, picked)).toEqual(chosen(initialEmployer, picked.slice(-1)))
      }),
    )
  })

  test('what was typed stays through every choice', () => {
    const typed = {
      ...emptyEmployer,
      name: 'Somebody',
      mobileNo: '0803',
      company: 'A',
      taxNumber: 'B',
      companyCountry: 'Ghana',
      companyAddress: 'C',
      description: 'D',
    }
    fc.assert(fc.property(choices, (picked) => expect(chosen(typed, picked)).toEqual(typed)))
  })

  test('not working leaves nothing to type', () => {
    expect(parseEmployer(chosen(initialEmployer, ['Not working']))).toMatchObject({ _tag: 'Right' })
    expect(parseEmployer(chosen(initialEmployer, ['Self-employed']))).toMatchObject({
      left: [{ field: 'company' }, { field: 'taxNumber' }, { field: 'companyAddress' }],
    })
  })

  test('is read back from a form', () => {
    expect(employmentOf(initialEmployer, customer)).toBeUndefined()
    expect(employmentOf({ ...initialEmployer, name: 'Somebody' }, customer)).toBe('Employed')
    for (const employment of ['Self-employed', 'Not working'] as const)
      expect(employmentOf(chosen(initialEmployer, [employment]), customer)).toBe(employment)
  })

  test('a customer without name and number has less filled in', () => {
    const unknown = aCustomer({ name: undefined, surname: undefined, phoneNumber: undefined })
    expect(changeEmployment(initialEmployer, unknown, { from: undefined, to: 'Self-employed' })).toEqual(
      initialEmployer,
    )
  })
})
