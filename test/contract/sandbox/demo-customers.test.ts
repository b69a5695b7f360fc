import { openEmptyStore, type Store } from '../../support/backends'
import { logIn, tokenOf } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

let store: Store
let sandbox: SandboxProcess

beforeAll(async () => {
  store = await openEmptyStore()
})
afterAll(() => store.remove())

describe('with the switch off once there were demo customers', () => {
  const logInDemo = () => logIn(rawClient(sandbox.origin), 'demo@portal.test', 'Demo-pass-2025')
  const profile = (token: string) =>
    rawClient(sandbox.origin, token).get('/api/services/app/Profile/GetCurrentUserProfileForEdit')
  afterEach(() => sandbox.stop())

  test('nobody logs in with their public password, and whoever was logged in no longer is', async () => {
    sandbox = await store.start()
    const token = tokenOf((await logInDemo()).result)
    expect((await profile(token)).status).toBe(200)
    await sandbox.stop()
    sandbox = await store.start({ SANDBOX: 'off' })
    expect((await logInDemo()).error?.details).toBe('Your email address is not confirmed. You can not login.')
    expect((await profile(token)).status).toBe(401)
  })

  test('the switch brings them back', async () => {
    sandbox = await store.start()
    expect((await logInDemo()).status).toBe(200)
  })
})
