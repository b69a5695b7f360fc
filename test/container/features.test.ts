import { createActor, StateMachine, type AnyStateMachine } from 'xstate'
import type { makeFeatureLoaders } from '../../src/container/feature-loaders'
import { listPaths } from '../../src/contract/paths'
import { listNames, rowNames, type ListName } from '../../src/domain/lists/lists'
import { aLogIn } from '../support/builders'
import { bareMachines, leftBare } from './machines'
import { startPortal } from './start-portal'

type Part = { readonly machine: AnyStateMachine; readonly input: (given: unknown) => unknown }
type FeatureName = keyof ReturnType<typeof makeFeatureLoaders>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'machine') instanceof StateMachine

/** A feature has one machine, or several by name. */
const partsOf = (feature: object): readonly Part[] =>
  isPart(feature) ? [feature] : Object.values(feature).filter(isPart)

type First = { at: string; requests: readonly string[]; given?: object | false }

/** A list with the details of a row open. */
const ofList = (name: ListName): First => ({
  at: `/dashboard/${name}?page=2&search=car&${rowNames[name]}=7`,
  requests: [
    `/api${listPaths[name]}?SkipCount=10&MaxResultCount=10&Filter=car`,
    `/api${listPaths[name].replace('GetAll', 'GetById')}?id=7`,
  ],
})

const firstRequests: Readonly<Record<FeatureName, First>> = {
  ...(Object.fromEntries(listNames.map((name) => [name, ofList(name)])) as Record<ListName, First>),
  login: { at: '/login', requests: [] },
  secondFactor: {
    at: '/login',
    requests: ['/api/TokenAuth/SendTwoFactorAuthCode'],
    given: { userId: 7, providers: ['Email'], logIn: aLogIn() },
  },
  registration: { at: '/register', requests: [] },
  forgot: { at: '/login#forgot', requests: [] },
  reset: { at: '/login#reset', requests: [] },
  confirmation: { at: '/register/confirmEmail', requests: [] },
  activation: { at: '/register/verifyEmail/somebody/code', requests: ['/api/services/app/Account/ActivateEmail'] },
  kyc: {
    at: '/dashboard/kyc',
    requests: ['/api/services/app/Kyc/GetAll', '/api/services/app/Profile/GetCurrentUserProfileForEdit'],
  },
  quote: { at: '/dashboard', requests: ['/api/services/app/Category/GetAllCategories'] },
  checkout: { at: '/dashboard/checkout?quote=7', requests: ['/api/services/app/Quote/GetById?id=7'] },
  payment: { at: '/dashboard/payment', requests: [] },
  home: {
    at: '/dashboard',
    requests: [
      '/api/services/app/Policy/GetAll?SkipCount=0&MaxResultCount=40',
      '/api/services/app/Mandate/GetAll?SkipCount=0&MaxResultCount=5',
      '/api/services/app/Quote/GetAll?SkipCount=0&MaxResultCount=50',
    ],
  },
  beneficiaries: {
    at: '/dashboard/beneficiaries?beneficiary=7',
    requests: [
      '/api/services/app/Beneficiary/Beneficiary/GetRelationshipTypes',
      '/api/services/app/Beneficiary/GetAll?SkipCount=0&MaxResultCount=40',
      '/api/services/app/Beneficiary/GetById?id=7',
    ],
  },
  rewards: {
    at: '/dashboard/rewards?status=Paid&sort=-amount',
    requests: [
      '/api/services/app/Referral/GetAll?SkipCount=0&MaxResultCount=1',
      '/api/services/app/Referral/GetAll?SkipCount=0&MaxResultCount=1&Filter=Paid',
      '/api/services/app/Referral/GetAll?SkipCount=0&MaxResultCount=1&Filter=Pending',
      '/api/services/app/Referral/GetAll?SkipCount=0&MaxResultCount=10&Sorting=amount+DESC&Filter=Paid',
    ],
  },
  phone: { at: '/verify-phone', requests: [] },
  settings: { at: '/dashboard/settings', requests: ['/api/services/app/Reminder/GetSettings'] },
  reminders: { at: '/dashboard/reminders', requests: ['/api/services/app/Reminder/GetSettings'] },
  verifications: {
    at: '/dashboard/settings/verifications?tab=Bvn+Info',
    requests: ['/api/services/app/Bvn/GetCurrentUserBvn', '/api/services/app/Kyc/GetAll'],
  },
  policies: {
    at: '/dashboard/policies?policy=7',
    requests: [
      '/api/services/app/Payment/GetStatements',
      '/api/services/app/Policy/GetAll?SkipCount=0&MaxResultCount=10',
      '/api/services/app/Policy/GetById?id=7',
    ],
  },
  offlinePolicies: { at: '/dashboard/policies', requests: [], given: false },
  mandates: {
    at: '/dashboard/mandates?page=2&sort=-startDate&search=car&mandate=7',
    requests: [
      '/api/services/app/Mandate/GetAll?SkipCount=10&MaxResultCount=10&Sorting=startDate+DESC&Filter=car',
      '/api/services/app/Mandate/GetById?id=7',
    ],
  },
}
const names = Object.keys(firstRequests) as FeatureName[]

const callsArrive = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  window.localStorage.setItem('token', 'a-token')
})
afterEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('this test covers every feature', () => {
  expect(Object.keys(startPortal().features).sort()).toEqual([...names].sort())
})

describe.each(names)('%s', (name) => {
  const { at, requests, given = 'customer' } = firstRequests[name]

  test('is loaded with all its actors and effects from the container', async () => {
    const { features } = startPortal()
    const bare = await bareMachines()
    const parts = partsOf(await features[name]())
    expect(parts.length).toBeGreaterThan(0)
    for (const { machine } of parts) {
      const itself = bare.get(machine.id)
      expect(itself).toBeDefined()
      expect([machine.id, leftBare(itself ?? machine, machine)]).toEqual([machine.id, []])
    }
  })

  test('has machines that start at their address and request what they show', async () => {
    window.history.replaceState(null, '', at)
    const { features, sent } = startPortal()
    const warnings = jest.spyOn(console, 'warn')
    const actors = partsOf(await features[name]()).map(({ machine, input }) =>
      createActor(machine, { input: input(given) }).start(),
    )
    await callsArrive()
    expect(actors.map((actor) => actor.getSnapshot().status as string)).toEqual(actors.map(() => 'active'))
    expect(sent.filter((address) => address.startsWith('/api')).sort()).toEqual([...requests].sort())
    expect(warnings).not.toHaveBeenCalled()
    actors.forEach((actor) => actor.stop())
  })

  test('can be loaded twice', async () => {
    const { features } = startPortal()
    const [first, second] = [partsOf(await features[name]()), partsOf(await features[name]())]
    expect(second.map(({ machine }) => machine.id)).toEqual(first.map(({ machine }) => machine.id))
  })
})

test('the session has all its actors and effects, and requests the profile when a token is stored', async () => {
  const { session, sent } = startPortal()
  const bare = (await bareMachines()).get(session.machine.id)
  expect(bare).toBeDefined()
  expect(leftBare(bare ?? session.machine, session.machine)).toEqual([])
  const actor = createActor(session.machine, { input: session.input() }).start()
  await callsArrive()
  expect(sent).toEqual(['/config.json', '/api/services/app/Profile/GetCurrentUserProfileForEdit'])
  actor.stop()
})
