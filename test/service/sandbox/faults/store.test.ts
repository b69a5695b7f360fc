import { faultKinds, faultPath, makeFaultStore, type FaultRequest } from '../../../../src/service/sandbox/faults/store'

const fault = (change: Partial<FaultRequest>): FaultRequest => ({
  path: 'Kyc/GetAll',
  kind: '500',
  times: 1,
  emailAddress: undefined,
  after: undefined,
  ms: undefined,
  ...change,
})

test('a path is equal with and without /api, /services/app and a query, case-insensitive', () => {
  const forms = [
    '/api/services/app/Kyc/GetAll?x=1',
    'API/SERVICES/APP/kyc/getall/',
    '/services/app/Kyc/GetAll',
    'kyc/GetAll',
  ]
  expect(new Set(forms.map(faultPath)).size).toBe(1)
})

test('a fault affects exactly the requested number of calls', () => {
  const store = makeFaultStore()
  store.add(fault({ times: 2 }))
  const kinds = [1, 2, 3].map(() => store.take('/services/app/Kyc/GetAll', undefined)?.kind)
  expect(kinds).toEqual(['500', '500', undefined])
})

test('a fault of one customer does not affect others', () => {
  const store = makeFaultStore()
  store.add(fault({ emailAddress: 'One@mail.test' }))
  expect(store.take('kyc/getall', 'two@mail.test')).toBeUndefined()
  expect(store.take('kyc/getall', undefined)).toBeUndefined()
  expect(store.take('kyc/getall', 'one@mail.test')).toEqual({ kind: '500', after: false, ms: 30_000 })
})

test('faults of one path occur in the order of their requests', () => {
  const store = makeFaultStore()
  for (const kind of faultKinds) store.add(fault({ kind }))
  expect(faultKinds.map(() => store.take('kyc/getall', undefined)?.kind)).toEqual(faultKinds)
})

test('times 0 removes the faults of a path', () => {
  const store = makeFaultStore()
  store.add(fault({ times: 9 }))
  store.add(fault({ path: 'bank/getall' }))
  store.add(fault({ times: 0 }))
  expect(store.list().map(({ path }) => path)).toEqual(['bank/getall'])
})
