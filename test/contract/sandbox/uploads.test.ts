import { document, newCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { endlessUpload } from '../../support/endless-upload'
import { until } from '../../support/until'

const origin = sandboxOrigin()
const path = '/api/services/app/Document/Save'

test('[RUN-08: two uploads] a third upload of a customer is refused before it is read, and another customer’s is not', async () => {
  const [greedy, other] = [await newCustomer(origin), await newCustomer(origin)]
  const uploads = Array.from({ length: 3 }, () => endlessUpload(origin, greedy.client.token))
  const refused = await Promise.race(uploads.map((upload) => upload.refusal.then(() => upload)))
  const open = uploads.filter((upload) => upload !== refused)

  const third = await greedy.client.post(path, document)
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5'])
  expect(third.error).toMatchObject({ code: 'UploadNotRead', message: expect.stringMatching(/try again/) as unknown })
  expect((await greedy.client.get('/api/services/app/Kyc/GetAll')).status).toBe(200)
  expect((await other.client.post(path, document)).status).toBe(200)

  open[0]?.end()
  const answer = await until(
    () => greedy.client.post(path, document),
    ({ status }) => status !== 503,
  )
  expect(answer.status).toBe(200)
  for (const upload of uploads) upload.end()
})

test('[RUN-08: token first] an upload without a log-in is refused before it is read', async () => {
  const upload = endlessUpload(origin, 'nobody')
  expect(await upload.refusal).toBe(401)
  upload.end()
})
