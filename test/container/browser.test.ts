import { Connectivity } from '../../src/ports/connectivity'
import { Notifications } from '../../src/ports/notifications'
import { SessionPort } from '../../src/ports/session-port'
import { SessionStore } from '../../src/ports/session-store'
import { makeContainer } from '../../src/container/container'
import { success } from '../../src/contract/envelope'
import { fromAddress, toPath } from '../../src/ui/routes/paths'
import { memoryResetLink } from '../support/scripted-surroundings'
import { startPortal } from './start-portal'

type Parts = Parameters<typeof makeContainer>[0]

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('[SESS-04] a log-out forgets what the device and this tab store', async () => {
  const { container } = startPortal()
  container.get<SessionStore>(SessionStore).saveToken('a-token')
  window.sessionStorage.setItem('place', '/dashboard/policies')
  await container.get<SessionStore>(SessionStore).clear()
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
})

test('[WIRE-04] a wrong configuration is reported at the start, before any call', async () => {
  const complaints: string[] = []
  startPortal({ onWrongConfiguration: (complaint) => complaints.push(complaint) }, { apiHost: 7 })
  await settled()
  expect(complaints).toEqual(['wrong value of apiHost'])
})

describe('a toast', () => {
  test('is loaded with the first notice, and shown', async () => {
    const shown: string[] = []
    const toast = Object.assign((text: string) => shown.push(text), {})
    const load = jest.fn(() => Promise.resolve({ toast, unannounced: (text: string) => text }))
    const waiting: (readonly { readonly text: string }[])[] = []
    const { container } = makeContainer({
      browser: window,
      paths: { toPath, fromAddress },
      resetLink: memoryResetLink(),
      toasts: {
        load,
        showWaiting: (notices: (typeof waiting)[number]) => waiting.push(notices),
      } as unknown as Parts['toasts'],
    })
    container.get<Notifications>(Notifications).notify({ kind: 'success', text: 'Saved.', lasts: 1_500 })
    await settled()
    expect([shown, waiting.flat().map(({ text }) => text)]).toEqual([['Saved.'], ['Saved.']])
  })
})

test('[ABP-03] a field that cannot be read is reported to developers by its name, without its value', async () => {
  const profile = { emailAddress: 'a@b.test', imageUrl: { secret: 'value' } }
  const answers: Readonly<Record<string, unknown>> = {
    '/config.json': {},
    '/api/services/app/Profile/GetCurrentUserProfileForEdit': success(profile),
  }
  const fetch = (address: string) => Promise.resolve(new JsonResponse(answers[address]))
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { container } = makeContainer({
    browser: Object.assign(window, { fetch: fetch as unknown as typeof globalThis.fetch }),
    paths: { toPath, fromAddress },
    resetLink: memoryResetLink(),
    toasts: { load: () => new Promise<never>(() => undefined), showWaiting: () => undefined },
  })
  await container.get<SessionPort>(SessionPort).currentCustomer(undefined, { signal: new AbortController().signal })()
  expect(warnings.mock.calls).toEqual([['Profile/GetCurrentUserProfileForEdit: could not read result.imageUrl']])
})

test('[TAP-23: answer] an answer that was on its way when the connection was lost says nothing of it', async () => {
  let answer: (response: Response) => void = () => undefined
  const { container } = startPortal({}, {}, new Promise((resolve) => (answer = resolve)))
  const profile = container
    .get<SessionPort>(SessionPort)
    .currentCustomer(undefined, { signal: new AbortController().signal })()
  await settled()
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  answer(new JsonResponse(success({ emailAddress: 'a@b.test' })) as unknown as Response)
  await profile
  expect(container.get<Connectivity>(Connectivity).isOnline()).toBe(false)
})

/** jsdom has no responses. */
class JsonResponse {
  readonly ok = true
  readonly status = 200
  readonly headers = new Map<string, string>()
  constructor(private readonly body: unknown) {}
  text = () => Promise.resolve(JSON.stringify(this.body))
  json = () => Promise.resolve(this.body)
}
