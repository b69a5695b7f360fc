import { newCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { beneficiary, editedBeneficiary, saveBeneficiary } from '../../support/people'
import { untilRead } from '../../support/until-read'

const origin = sandboxOrigin()
const app = '/api/services/app'
const OVER = 'Shares cannot add up to more than 100 %'

const idOf = ({ result }: { readonly result: unknown }) => String(Reflect.get(Object(result), 'id'))
const shares = async (customer: Awaited<ReturnType<typeof newCustomer>>) =>
  (await listOf(customer, 'Beneficiary/GetAll?MaxResultCount=40')).items.map(({ sharePercentage }) =>
    Number(sharePercentage),
  )

describe('a beneficiary', () => {
  test('is saved without the blanks around what was typed', async () => {
    const customer = await newCustomer(origin)
    const typed = { surname: ' Customer ', otherNames: ' First Child ', mobileNo: ' 08031234567 ' }
    const id = idOf(await saveBeneficiary(customer, beneficiary(typed)))
    expect((await customer.client.get(`${app}/Beneficiary/GetById?id=${id}`)).result).toEqual({
      id: Number(id),
      ...editedBeneficiary(),
    })
  })
})

describe('[BEN-07] shares', () => {
  test('add up to exactly 100 %, and no further share is accepted', async () => {
    const customer = await newCustomer(origin)
    for (const sharePercentage of [33.33, 33.33, 33.34])
      expect((await saveBeneficiary(customer, beneficiary({ sharePercentage }))).status).toBe(200)
    expect(await saveBeneficiary(customer, beneficiary({ sharePercentage: 0.01 }))).toMatchObject({
      status: 500,
      error: { message: OVER, details: 'Your other beneficiaries hold 100 %.' },
    })
    expect((await shares(customer)).sort()).toEqual([33.33, 33.33, 33.34])
  })

  test('are summed without the previous share of an edited beneficiary', async () => {
    const customer = await newCustomer(origin)
    const id = idOf(await saveBeneficiary(customer, beneficiary({ sharePercentage: 60 })))
    await saveBeneficiary(customer, beneficiary({ sharePercentage: 30 }))
    expect((await saveBeneficiary(customer, editedBeneficiary({ sharePercentage: 70 }), id)).status).toBe(200)
    expect(await saveBeneficiary(customer, editedBeneficiary({ sharePercentage: 70.01 }), id)).toMatchObject({
      status: 500,
      error: { message: OVER },
    })
    expect(await shares(customer)).toEqual([30, 70])
  })

  test('are limited for concurrent requests too', async () => {
    const customer = await newCustomer(origin)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => untilRead(() => saveBeneficiary(customer, beneficiary({ sharePercentage: 30 })))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 500, 500, 500, 500, 500])
    expect(await shares(customer)).toEqual([30, 30, 30])
  })

  test('are limited for concurrent edits, and for an edit concurrent with a create', async () => {
    const customer = await newCustomer(origin)
    const ids = [
      idOf(await saveBeneficiary(customer, beneficiary({ sharePercentage: 10 }))),
      idOf(await saveBeneficiary(customer, beneficiary({ sharePercentage: 10 }))),
    ]
    const answers = await Promise.all([
      ...ids.map((id) => untilRead(() => saveBeneficiary(customer, editedBeneficiary({ sharePercentage: 60 }), id))),
      untilRead(() => saveBeneficiary(customer, beneficiary({ sharePercentage: 60 }))),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await shares(customer)).reduce((total, share) => total + share, 0)).toBeLessThanOrEqual(100)
  })

  test('of one customer do not affect those of another', async () => {
    const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
    await saveBeneficiary(customer, beneficiary({ sharePercentage: 100 }))
    expect((await saveBeneficiary(other, beneficiary({ sharePercentage: 100 }))).status).toBe(200)
  })
})
