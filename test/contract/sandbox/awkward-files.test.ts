import { awkwardFiles } from '../../support/awkward-files'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { document, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { documentedFiles, opening } from '../../support/documented-files'

const origin = sandboxOrigin()
const app = '/api/services/app'
const place = '06.5244N'

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

test('[KYC-22] a file that is refused is named at the field of a beneficiary, too', async () => {
  const customer = await newCustomer(origin)
  const data = { ...document, data: Buffer.from('%PDF-1.4 cut off').toString('base64') }
  const answer = await saveBeneficiary(customer, beneficiary({ data }))
  expect([answer.status, answer.error?.validationErrors]).toEqual([
    400,
    [{ message: expect.stringMatching(/^Part of this file is missing/), members: ['data.data'] }],
  ])
})
