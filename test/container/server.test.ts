import { makeContainer } from '../../src/container/container'
import { feature as shop } from '../../src/container/features/quote'
import { CataloguePort } from '../../src/ports/catalogue-port'
import { SessionPort } from '../../src/ports/session-port'
import { fromAddress, toPath } from '../../src/ui/routes/paths'
import { success } from '../../src/contract/envelope'
import { memoryResetLink } from '../support/scripted-surroundings'

/** The portal's own container in a browser where each of these addresses returns this body. */
const start = (answers: Readonly<Record<string, unknown>>) => {
  const fetch = (address: string) => {
    const text = JSON.stringify(answers[address])
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Map<string, string>(),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
      text: () => Promise.resolve(text),
    })
  }
  const browser = Object.assign(window, { fetch: fetch as unknown as typeof globalThis.fetch })
  return makeContainer({
    browser,
    paths: { toPath, fromAddress },
    resetLink: memoryResetLink(),
    toasts: { load: () => new Promise<never>(() => undefined), showWaiting: () => undefined },
  }).container
}

test('[WIRE-04] the pictures of the customer and of the shop are loaded from the configured server', async () => {
  const api = 'https://api.broker.test/api/services/app'
  const container = start({
    '/config.json': { apiHost: 'https://api.broker.test' },
    [`${api}/Profile/GetCurrentUserProfileForEdit`]: success({ emailAddress: 'a@b.test', imageUrl: '/pictures/a.png' }),
    [`${api}/Category/GetAllCategories`]: success([{ id: 1, name: 'Motor', imageUrl: '/catalogue/motor.svg' }]),
  })
  container.load(shop)
  const call = { signal: new AbortController().signal }
  expect(await container.get<SessionPort>(SessionPort).currentCustomer(undefined, call)()).toMatchObject({
    right: { imageUrl: 'https://api.broker.test/pictures/a.png' },
  })
  expect(await container.get<CataloguePort>(CataloguePort).categories(undefined, call)()).toMatchObject({
    right: [{ imageUrl: 'https://api.broker.test/catalogue/motor.svg' }],
  })
})
