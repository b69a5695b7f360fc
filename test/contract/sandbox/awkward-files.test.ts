import { fileErrorMessages } from '../../../src/domain/kyc/messages'
import { awkwardFiles } from '../../support/awkward-files'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { document, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { documentedFiles, opening } from '../../support/documented-files'

const origin = sandboxOrigin()
const app = '/api/services/app'
const place = '06.5244N'

/** A JPEG that is whole but for its pixels: a frame of that size, and a scan of one byte. */
const saying65535 = (): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x55, 0xff, 0xd9],
  ])

/** Sends a file as it is, and answers what the service says of it, with what it stored. */
const send = async ({ client }: TestCustomer, bytes: Buffer) => {
  const answer = await client.post(`${app}/Document/Save`, { ...document, data: bytes.toString('base64') })
  if (answer.status !== 200)
    return { says: opening(answer.error?.validationErrors?.[0]?.message ?? ''), stored: undefined }
  const { items } = (await client.get(`${app}/Document/GetAll`)).result as { items: { previewUrl: string }[] }
  const stored = Buffer.from(await (await fetch(items[0]?.previewUrl ?? '')).arrayBuffer())
  return { says: 'taken', stored }
}

test('[KYC-22] the service does with each file what docs/documents.md says, and stores no place of a picture', async () => {
  const files = await awkwardFiles()
  const seen: [string, string][] = []
  let customer = await newCustomer(origin)
  for (const [index, { what, bytes }] of files.entries()) {
    if (index % 8 === 0) customer = await newCustomer(origin)
    const { says, stored } = await send(customer, bytes)
    seen.push([what, says])
    if (stored)
      expect([
        what,
        stored.includes(place),
        bytes.subarray(0, 5).toString('latin1') !== '%PDF-' || stored.equals(bytes),
      ]).toEqual([what, false, true])
  }
  expect(seen).toEqual([...documentedFiles()].map(([what, { service }]) => [what, service]))
}, 300_000)

test.each([
  ['the first three bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'cut-off'],
  ['the first five bytes of a PDF', Buffer.from('%PDF-'), 'cut-off'],
  ['a picture that says 65,535 × 65,535', saying65535(), 'no-picture'],
] as const)('[KYC-24: document] %s is no identity document', async (_, bytes, error) => {
  const says = opening(fileErrorMessages[error])
  expect(await send(await newCustomer(origin), bytes)).toEqual({ says, stored: undefined })
})

test('[KYC-22] a file that is refused is named at the field of a beneficiary, too', async () => {
  const customer = await newCustomer(origin)
  const data = { ...document, data: Buffer.from('%PDF-1.4 cut off').toString('base64') }
  const answer = await saveBeneficiary(customer, beneficiary({ data }))
  expect([answer.status, answer.error?.validationErrors]).toEqual([
    400,
    [{ message: expect.stringMatching(/^Part of this file is missing/), members: ['data.data'] }],
  ])
})
