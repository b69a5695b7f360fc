import { left, right } from 'fp-ts/Either'
import { makeBeneficiaryPort } from '../../../src/adapters/http/beneficiary'
import { percentage } from '../../../src/domain/values/percentage'
import type { NewBeneficiary } from '../../../src/ports/beneficiary-port'
import { day } from '../../support/builders'
import { document } from '../../support/customer-builder'
import { aCall, signedIn, valueOf } from './connect'

const api = '/api/services/app/Beneficiary'
const details = {
  surname: 'Relative',
  otherNames: 'Close',
  relationshipType: 'SISTER',
  share: percentage(3_350n),
  mobileNo: '08031234569',
}
const upload = { ...document, issueDate: day(document.issueDate), expiryDate: day(document.expiryDate) }
const added = (differences: Partial<typeof details> = {}): NewBeneficiary => ({
  details: { ...details, ...differences },
  document: upload,
})

const start = async () => {
  const portal = await signedIn()
  return { ...portal, beneficiaries: makeBeneficiaryPort(portal.http) }
}

describe('a new beneficiary', () => {
  test('[BEN-08] is sent with its document and its share as a percentage, and is in the list', async () => {
    const { beneficiaries, sent } = await start()
    expect(await beneficiaries.create(added(), aCall())()).toEqual(right(undefined))
    const { share: _, ...names } = details
    expect(sent).toEqual([
      { method: 'POST', path: `${api}/Save`, body: { ...names, sharePercentage: 33.5, data: document } },
    ])
    const { rows, total } = valueOf(await beneficiaries.list(undefined, aCall())())
    expect(total).toBe(1)
    expect(rows).toEqual([{ id: expect.anything() as unknown, ...details }])
  })

  test('with invalid fields is rejected with an error at each of them, including those of the document', async () => {
    const { beneficiaries } = await start()
    const wrong = added({ surname: ' ', share: percentage(0n) })
    const outcome = await beneficiaries.create({ ...wrong, document: { ...upload, type: 'Diploma' } }, aCall())()
    expect(outcome).toMatchObject(
      left({
        _tag: 'Rejected',
        violations: [{ fields: ['surname'] }, { fields: ['sharePercentage'] }, { fields: ['data.type'] }],
      }),
    )
  })

  test('[BEN-07] that raises the sum of the shares above 100 % is rejected by the server too, with the sum of the others', async () => {
    const { beneficiaries } = await start()
    valueOf(await beneficiaries.create(added({ share: percentage(7_000n) }), aCall())())
    expect(await beneficiaries.create(added({ share: percentage(3_001n) }), aCall())()).toMatchObject(
      left({
        _tag: 'Rejected',
        message: 'Shares cannot add up to more than 100 %',
        details: 'Your other beneficiaries hold 70 %.',
      }),
    )
    expect(valueOf(await beneficiaries.list(undefined, aCall())()).total).toBe(1)
  })
})

describe('a beneficiary', () => {
  test('[BEN-06] [BEN-08] is updated by its id in the query, without a document', async () => {
    const { beneficiaries, sent } = await start()
    valueOf(await beneficiaries.create(added(), aCall())())
    const [row] = valueOf(await beneficiaries.list(undefined, aCall())()).rows
    if (row === undefined) throw new Error('there is no beneficiary')
    const { share, ...other } = { ...details, surname: 'Other', share: percentage(10_000n) }
    expect(await beneficiaries.save({ id: row.id, details: { ...other, share } }, aCall())()).toEqual(right(undefined))
    expect(sent.at(-1)).toEqual({
      method: 'POST',
      path: `${api}/Save?id=${String(row.id)}`,
      body: { ...other, sharePercentage: 100 },
    })
    expect(valueOf(await beneficiaries.byId(row.id, aCall())())).toEqual({ ...row, surname: 'Other', share })
  })
})

describe('the beneficiaries', () => {
  test('[BEN-01] are empty for a customer without any, and up to forty are requested', async () => {
    const { beneficiaries, sent } = await start()
    expect(await beneficiaries.list(undefined, aCall())()).toEqual(right({ rows: [], total: 0 }))
    expect(sent).toEqual([{ method: 'GET', path: `${api}/GetAll?SkipCount=0&MaxResultCount=40`, body: undefined }])
  })

  test('[BEN-01] beyond forty come in further requests, each once, and their shares add up', async () => {
    const { beneficiaries, sent } = await start()
    for (let index = 0; index < 43; index += 1)
      valueOf(
        await beneficiaries.create(added({ otherNames: `Child ${String(index)}`, share: percentage(200n) }), aCall())(),
      )
    const before = sent.length
    const { rows, total } = valueOf(await beneficiaries.list(undefined, aCall())())
    expect(total).toBe(43)
    expect(new Set(rows.map(({ otherNames }) => otherNames)).size).toBe(43)
    expect(sent.slice(before).map(({ path }) => path)).toEqual([
      `${api}/GetAll?SkipCount=0&MaxResultCount=40`,
      `${api}/GetAll?SkipCount=40&MaxResultCount=40`,
    ])
    expect(await beneficiaries.create(added({ share: percentage(1_401n) }), aCall())()).toMatchObject(
      left({ _tag: 'Rejected' }),
    )
  })
})

describe('the relationship types', () => {
  test('[BEN-06] [BEN-08] are read from the path with the repeated segment, each with a name and a code', async () => {
    const { beneficiaries, sent } = await start()
    const types = valueOf(await beneficiaries.relationshipTypes(undefined, aCall())())
    expect(types).toContainEqual({ code: 'IN_LAW', name: 'In-law' })
    expect(sent).toEqual([{ method: 'GET', path: `${api}/Beneficiary/GetRelationshipTypes`, body: undefined }])
  })
})
