import { endpoints } from '../../../src/contract/table'
import { document, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { untilRead } from '../../support/until-read'

const origin = sandboxOrigin()
const app = '/api/services/app'

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
})

const small = Object.values(endpoints).filter(({ method, size }) => method !== 'GET' && size === 'normal')

test.each(small.map(({ method, path }) => [method, path] as const))(
  '%s %s takes 64 KiB and answers 413 in an envelope above them',
  async (method, path) => {
    const frame = '{"extra":""}'
    const send = (bytes: number) =>
      customer.client.send(`/api${path}`, {
        method,
        body: frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`),
      })
    expect(await send(64 * 1024)).toMatchObject({ status: 400, success: false })
    expect(await send(64 * 1024 + 1)).toMatchObject({
      status: 413,
      success: false,
      result: null,
      error: { message: 'The request is too large.' },
    })
  },
)

test('[RUN-06: documents] a customer keeps at most fifty documents, those of beneficiaries included, however many are sent at once', async () => {
  const sender = await newCustomer(origin)
  const upload = () => untilRead(() => sender.client.post(`${app}/Document/Save`, document))
  const name = () => untilRead(() => saveBeneficiary(sender, beneficiary({ sharePercentage: 1 })))
  for (let sent = 0; sent < 44; sent += 4) {
    const answers = await Promise.all([upload(), upload(), upload(), name()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
  const answers = await Promise.all([
    upload(),
    upload(),
    name(),
    upload(),
    upload(),
    name(),
    upload(),
    upload(),
    name(),
    upload(),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status, error } of refused) {
    expect(status).toBe(500)
    expect(error).toMatchObject({
      message: 'We keep at most 50 documents for you, and you have sent that many.',
      details: 'Please write to support@harbour.test if you need to send another.',
    })
  }
  const count = async (list: string) => (await sender.client.get(`${app}/${list}`)).result as { totalCount: number }
  const kept = [await count('Document/GetAll'), await count('Beneficiary/GetAll')]
  expect(kept.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(50)
  // A beneficiary is changed without a document.
  const { items } = (await sender.client.get(`${app}/Beneficiary/GetAll`)).result as { items: { id: number }[] }
  expect((await saveBeneficiary(sender, beneficiary({ sharePercentage: 1 }), String(items[0]?.id))).status).toBe(200)
})
