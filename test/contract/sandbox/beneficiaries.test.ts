import { newCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { beneficiary, editedBeneficiary, saveBeneficiary } from '../../support/people'
import { untilRead } from '../../support/until-read'
import { samplePdfOf } from '../../support/sample-files'

const origin = sandboxOrigin()
const app = '/api/services/app'
const OVER = 'Shares cannot add up to more than 100 %'

const idOf = ({ result }: { readonly result: unknown }) => String(Reflect.get(Object(result), 'id'))
const shares = async (customer: Awaited<ReturnType<typeof newCustomer>>) =>
  (await listOf(customer, 'Beneficiary/GetAll?MaxResultCount=40')).items.map(({ sharePercentage }) =>
    Number(sharePercentage),
  )

describe('a beneficiary', () => {
  test('is saved with its document, is listed, and is read by its id', async () => {
    const customer = await newCustomer(origin)
    const saved = await saveBeneficiary(customer, beneficiary())
    expect(saved).toMatchObject({ status: 200, result: { id: expect.any(Number) as number } })
    const expected = { id: Number(idOf(saved)), ...editedBeneficiary() }
    expect((await customer.client.get(`${app}/Beneficiary/GetById?id=${idOf(saved)}`)).result).toEqual(expected)
    expect(await listOf(customer, 'Beneficiary/GetAll')).toEqual({ totalCount: 1, items: [expected] })
  })

  test('[BEN-06] is edited by its id in the query, without a document, and not duplicated', async () => {
    const customer = await newCustomer(origin)
    const id = idOf(await saveBeneficiary(customer, beneficiary()))
    const edited = editedBeneficiary({ surname: 'Other', sharePercentage: 40.5, relationshipType: 'SON' })
    expect(await saveBeneficiary(customer, edited, id)).toMatchObject({ status: 200, result: { id: Number(id) } })
    expect(await listOf(customer, 'Beneficiary/GetAll')).toEqual({
      totalCount: 1,
      items: [{ id: Number(id), ...edited }],
    })
  })

  test('is saved without the blanks around what was typed', async () => {
    const customer = await newCustomer(origin)
    const typed = { surname: ' Customer ', otherNames: ' First Child ', mobileNo: ' 08031234567 ' }
    const id = idOf(await saveBeneficiary(customer, beneficiary(typed)))
    expect((await customer.client.get(`${app}/Beneficiary/GetById?id=${id}`)).result).toEqual({
      id: Number(id),
      ...editedBeneficiary(),
    })
  })

  test('with invalid fields is rejected with an error at each of them', async () => {
    const customer = await newCustomer(origin)
    const fields = { surname: ' ', otherNames: ' ', relationshipType: 'STRANGER', sharePercentage: 0, mobileNo: '12' }
    const added = await saveBeneficiary(customer, { ...beneficiary(), ...fields, data: null })
    expect(added.status).toBe(400)
    expect(added.error?.validationErrors).toEqual([
      { message: "Please enter beneficary's name", members: ['surname'] },
      { message: 'Please enter other names', members: ['otherNames'] },
      { message: 'Please select a relationship type', members: ['relationshipType'] },
      { message: 'Please enter a percentage', members: ['sharePercentage'] },
      { message: 'Please enter a mobile number', members: ['mobileNo'] },
      { message: 'Please upload your document', members: ['data'] },
    ])
    expect((await listOf(customer, 'Beneficiary/GetAll')).totalCount).toBe(0)
  })

  test('whose document is no image or PDF, or has an unknown type, is rejected with an error at that field', async () => {
    const customer = await newCustomer(origin)
    const data = { ...beneficiary().data, type: 'Diploma', data: Buffer.from('MZ a program').toString('base64') }
    const answer = await saveBeneficiary(customer, beneficiary({ data }))
    expect(answer.status).toBe(400)
    expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['data.type', 'data.data'])
  })

  test('may have a document of 8 MB; a body over 12 MiB is a 413 in an envelope', async () => {
    const customer = await newCustomer(origin)
    const withFile = (data: string) => saveBeneficiary(customer, beneficiary({ data: { ...beneficiary().data, data } }))
    const file = samplePdfOf(8 * 1024 * 1024)
    expect((await withFile(file.toString('base64'))).status).toBe(200)
    const larger = Buffer.concat([file, Buffer.alloc(1)])
    expect((await withFile(larger.toString('base64'))).error?.validationErrors?.[0]?.members).toEqual(['data.data'])
    expect(await withFile('A'.repeat(12 * 1024 * 1024))).toMatchObject({ status: 413, success: false })
  }, 60_000)
})

describe('[BEN-07] shares', () => {
  test.each([0, -1, 0.001, 33.333, 100.01, 101, 1e21])(
    'of %d per cent are rejected with an error at their field',
    async (share) => {
      const customer = await newCustomer(origin)
      const answer = await saveBeneficiary(customer, beneficiary({ sharePercentage: share }))
      expect(answer.status).toBe(400)
      expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['sharePercentage'])
    },
  )

  test.each([[[33.33, 33.33, 33.34]], [[0.1, 0.2, 99.7]], [[100]], [[0.01, 99.99]], [[14.07, 28.14, 57.79]]])(
    'of %j add up to exactly 100, and no further share is accepted',
    async (parts) => {
      const customer = await newCustomer(origin)
      for (const sharePercentage of parts)
        expect((await saveBeneficiary(customer, beneficiary({ sharePercentage }))).status).toBe(200)
      expect(await saveBeneficiary(customer, beneficiary({ sharePercentage: 0.01 }))).toMatchObject({
        status: 500,
        success: false,
        error: { message: OVER, details: 'Your other beneficiaries hold 100 %.' },
      })
      expect((await shares(customer)).sort()).toEqual([...parts].sort())
    },
  )

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

test('[BEN-06] all relationship types are returned unless a page is requested, with unique codes', async () => {
  const customer = await newCustomer(origin)
  const path = 'Beneficiary/Beneficiary/GetRelationshipTypes'
  const { items, totalCount } = await listOf(customer, path)
  expect(items).toHaveLength(totalCount)
  expect(totalCount).toBeGreaterThan(10)
  expect(new Set(items.map(({ relationshipCode }) => relationshipCode)).size).toBe(totalCount)
  expect(items).toContainEqual({ relationshipCode: 'SPOUSE', relationshipName: 'Spouse' })
  expect((await listOf(customer, `${path}?MaxResultCount=2&SkipCount=1`)).items).toEqual(items.slice(1, 3))
})
