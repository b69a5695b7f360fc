/** @jest-environment node */
import { isRight } from 'fp-ts/Either'
import { makeBeneficiaryPort } from '../../../src/adapters/http/beneficiary'
import { makeCataloguePort } from '../../../src/adapters/http/catalogue'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeKycPort } from '../../../src/adapters/http/kyc/kyc-port'
import { makeQuotePort } from '../../../src/adapters/http/quote'
import { id } from '../../../src/domain/values/id'
import { ownHost } from '../../support/own-host'
import { result } from '../../support/scripted-fetch'
import { aCall, startClient } from './client-setup'

type Read = (http: HttpClient) => () => Promise<unknown>
type Row = Readonly<Record<string, unknown>>

const page = (items: readonly Row[]) => ({ totalCount: items.length, items })
const bare = (items: readonly Row[]) => items

/** Each list that a customer chooses from: how it is read, its shape, a row, and a row without what is sent when it is chosen. */
const lists: readonly (readonly [string, Read, (items: readonly Row[]) => unknown, Row, Row])[] = [
  [
    'banks',
    (http) => makeKycPort(http).banks(undefined, aCall()),
    page,
    { id: 1, name: 'First', cbnCode: '011' },
    { id: 2, name: 'Second', cbnCode: null },
  ],
  [
    'categories',
    (http) => makeCataloguePort(http, ownHost).categories(undefined, aCall()),
    bare,
    { id: 1, name: 'Motor' },
    { id: null, name: 'Life' },
  ],
  [
    'products',
    (http) => makeCataloguePort(http, ownHost).products(id(1), aCall()),
    page,
    { id: 1, name: 'Car' },
    { id: {}, name: 'Bus' },
  ],
  ['makes', (http) => makeQuotePort(http).vehicleMakes(undefined, aCall()), bare, { id: 1 }, { makeName: 'Kia' }],
  ['models', (http) => makeQuotePort(http).vehicleModels(id(1), aCall()), bare, { modelId: 1 }, { modelId: true }],
  [
    'countries',
    (http) => makeQuotePort(http).destinations(id(1), aCall()),
    bare,
    { countryCode: 'GH', countryName: 'Ghana' },
    { countryCode: 7, countryName: 'Togo' },
  ],
  [
    'appliances',
    (http) => makeQuotePort(http).appliances(undefined, aCall()),
    page,
    { name: 'Freezer' },
    { name: null },
  ],
  [
    'relationships',
    (http) => makeBeneficiaryPort(http).relationshipTypes(undefined, aCall()),
    page,
    { relationshipCode: 'S', relationshipName: 'Sister' },
    { relationshipName: 'Brother' },
  ],
]

const readFrom = async (read: Read, value: unknown) => {
  const { http, reported } = startClient({ replies: [result(value)] })
  return { outcome: await read(http)(), reported }
}

describe.each(lists)('[TAP-22: choices] a row of the %s that cannot be read', (_, read, shape, row, broken) => {
  test('is left out and reported, and the others can be chosen', async () => {
    const alone = await readFrom(read, shape([row]))
    const both = await readFrom(read, shape([broken, row, null as unknown as Row]))
    expect(alone.outcome).toMatchObject({ _tag: 'Right', right: [expect.anything()] })
    expect(both.outcome).toEqual(alone.outcome)
    expect(alone.reported).toEqual([])
    expect(both.reported).toEqual([
      expect.stringMatching(/ result\.(items\.)?0$/) as unknown,
      expect.stringMatching(/ result\.(items\.)?2$/) as unknown,
    ])
  })

  test('alone is an answer that cannot be read; without any row there is nothing to choose', async () => {
    expect((await readFrom(read, shape([broken]))).outcome).toMatchObject({ left: { _tag: 'ContractBroken' } })
    expect(isRight((await readFrom(read, shape([]))).outcome as never)).toBe(true)
  })
})

test('[ABP-03] a displayed field that cannot be read takes no row away', async () => {
  const row = { id: 1, name: ['First'], cbnCode: '011' }
  const { outcome, reported } = await readFrom(
    (http) => makeKycPort(http).banks(undefined, aCall()),
    page([row, { id: 2, name: {}, cbnCode: null }, { id: 3, name: 'Third', cbnCode: '033' }]),
  )
  expect(outcome).toMatchObject({ right: [{ cbnCode: '011' }, { name: 'Third', cbnCode: '033' }] })
  expect(reported).toEqual([
    'bank/getall result.items.0.name',
    'bank/getall result.items.1.name',
    'bank/getall result.items.1',
  ])
})
