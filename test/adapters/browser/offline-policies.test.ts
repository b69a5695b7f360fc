import 'fake-indexeddb/auto'
import { isRight } from 'fp-ts/Either'
import { readOfflinePolicies } from '../../../src/adapters/browser/offline-database'
import { makeOfflinePolicies, type OfflinePoliciesParts } from '../../../src/adapters/browser/offline-policies'
import { id } from '../../../src/domain/values/id'
import { memoryOfflineData, memoryStore } from '../../support/scripted-surroundings'
import { aPolicy } from '../../support/shop-builders'

// jsdom has no structured clone, which IndexedDB needs, and its arrays are not those of Node.
if (!('structuredClone' in globalThis)) Object.assign(globalThis, { structuredClone: (value: unknown) => value })

const owner = 'one@portal.test'
const pdf = new TextEncoder().encode('%PDF-1.7 the certificate')
const answer = (bytes: Uint8Array, status = 200) =>
  ({ ok: status < 400, status, arrayBuffer: () => Promise.resolve(bytes.buffer) }) as Response
const call = { signal: new AbortController().signal }

const start = (
  parts: Partial<OfflinePoliciesParts> = {},
  respond: () => Promise<Response> = () => Promise.resolve(answer(pdf)),
) => {
  const offlineData = memoryOfflineData()
  const session = memoryStore('the-token')
  const asked: RequestInit[] = []
  const state = { persisted: 0, registered: 0 }
  const policies = makeOfflinePolicies({
    offlineData,
    session,
    now: () => Date.UTC(2025, 5, 16, 11, 5),
    browser: {
      fetch: (_, init) => {
        asked.push(init ?? {})
        return respond()
      },
      navigator: { storage: { persist: () => Promise.resolve((state.persisted += 1) > 0) } },
    },
    registerWorker: () => {
      state.registered += 1
      return Promise.resolve('ready')
    },
    ...parts,
  })
  const rows = async (whose?: string) => {
    const read = await policies.read(whose)()
    return isRight(read) ? read.right.map((row) => row.id) : read
  }
  return { policies, kept: offlineData, session, asked, state, rows }
}

afterEach(
  () =>
    new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('kept').onsuccess = () => {
        resolve()
      }
    }),
)

describe('saving a policy', () => {
  test('[KEEP-01] stores its summary and certificate, without the token, and asks for a lasting place', async () => {
    const { policies, asked, state, kept: offlineData, rows } = start()
    const outcome = await policies.save({ owner, policy: aPolicy() }, call)()
    expect(outcome).toMatchObject({ right: { id: '9', title: 'Comprehensive', policyNo: 'P-9', status: 'Active' } })
    expect(asked).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' }])
    expect([state, offlineData.owner()]).toEqual([{ persisted: 1, registered: 1 }, owner])
    expect(await rows(owner)).toEqual(['9'])
    const read = await policies.read(undefined)()
    expect(isRight(read) && String.fromCharCode(...(read.right[0]?.certificate ?? []))).toContain('%PDF-')
    expect(JSON.stringify(read)).not.toMatch(/the-token|PAY-1/)
  })

  test('[KEEP-01] shows nothing to another customer, and stores nothing beside what is another one’s', async () => {
    const { policies, rows } = start()
    await policies.save({ owner, policy: aPolicy() }, call)()
    expect(await rows('two@portal.test')).toEqual([])
    await policies.save({ owner: 'two@portal.test', policy: aPolicy({ id: id(12) }) }, call)()
    expect([await rows(owner), await rows('two@portal.test')]).toEqual([[], ['12']])
  })

  test('[KEEP-01] removes one policy, and everything with the last one', async () => {
    const { policies, kept: offlineData, rows } = start()
    for (const number of [9, 12]) await policies.save({ owner, policy: aPolicy({ id: id(number) }) }, call)()
    await policies.remove({ owner, id: '9' })()
    expect([await rows(owner), offlineData.state.erased]).toEqual([['12'], 0])
    await policies.remove({ owner: undefined, id: '12' })()
    expect(offlineData.state.erased).toBe(1)
  })

  test.each([
    ['there is no network', {}, () => Promise.reject(new TypeError('offline')), 'unreachable'],
    ['the address of the certificate has expired', {}, () => Promise.resolve(answer(pdf, 403)), 'unreachable'],
    [
      'the certificate is a page',
      {},
      () => Promise.resolve(answer(new TextEncoder().encode('<!doctype html>'))),
      'unreachable',
    ],
    [
      'the files of the portal do not load',
      { registerWorker: () => Promise.reject(new Error('away')) },
      undefined,
      'unreachable',
    ],
    [
      'the browser allows no worker',
      { registerWorker: () => Promise.resolve('blocked' as const) },
      undefined,
      'blocked',
    ],
    [
      'there is no room for the files of the portal',
      { registerWorker: () => Promise.resolve('full' as const) },
      undefined,
      'full',
    ],
  ])('[KEEP-01] fails when %s, and leaves nothing', async (_, parts, respond, failure) => {
    const { policies, kept: offlineData, rows } = start(parts, respond)
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: failure })
    expect([await rows(owner), offlineData.owner()]).toEqual([[], undefined])
  })

  /** What the database has, whoever may see it. */
  const stored = async (whose: string) => (await readOfflinePolicies(whose)).map((row) => row.id)

  test('[KEEP-04] a log-out while the files of the portal are stored leaves no worker', async () => {
    const {
      policies,
      session,
      kept: offlineData,
    } = start({
      registerWorker: async () => {
        await session.clear()
        return 'ready'
      },
    })
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: 'unreachable' })
    expect([await stored(owner), offlineData.state.erased]).toEqual([[], 1])
  })

  /** Ends the session while the database stores the row, in the way of `end`. */
  const whileStoring = (end: () => unknown) => {
    const { put } = IDBObjectStore.prototype
    return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...row) {
      end()
      return put.apply(this, row)
    })
  }

  test('[KEEP-04] a log-out while the policy itself is stored leaves nothing, and nothing counts as saved', async () => {
    const { policies, session, kept: offlineData } = start()
    whileStoring(() => session.clear())
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: 'unreachable' })
    expect([await stored(owner), offlineData.owner(), offlineData.state.erased]).toEqual([[], undefined, 1])
  })

  test('[KEEP-04] the end of the session while a policy is stored leaves those that were saved before', async () => {
    const { policies, session, kept: offlineData } = start()
    await policies.save({ owner, policy: aPolicy({ id: id(12) }) }, call)()
    whileStoring(() => session.refuseToken('the-token'))
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: 'unreachable' })
    expect([await stored(owner), offlineData.owner(), offlineData.state.erased]).toEqual([['12'], owner, 0])
  })

  test('[KEEP-04] a log-out, and what another customer keeps since, are left alone', async () => {
    const { policies, session, kept: offlineData } = start()
    whileStoring(() => {
      session.saveToken('another-token')
      offlineData.belongsTo('two@portal.test')
    })
    await policies.save({ owner, policy: aPolicy() }, call)()
    expect([await stored(owner), offlineData.owner(), offlineData.state.erased]).toEqual([[], 'two@portal.test', 0])
  })

  /** A database that has no room for another row. */
  const withoutRoom = () =>
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

  test('[KEEP-01] without room for the policy not even the files of the portal stay', async () => {
    const { policies, kept: offlineData } = start()
    withoutRoom()
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: 'full' })
    expect([await stored(owner), offlineData.state.erased]).toEqual([[], 1])
  })

  test('[KEEP-01] without room for another policy those that were saved before stay', async () => {
    const { policies, kept: offlineData } = start()
    await policies.save({ owner, policy: aPolicy({ id: id(12) }) }, call)()
    withoutRoom()
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: 'full' })
    expect([await stored(owner), offlineData.state.erased]).toEqual([['12'], 0])
  })

  test('[KEEP-01] without room for the mark of its owner a policy is not saved, since it would never be shown', async () => {
    const offlineData = Object.assign(memoryOfflineData(), { belongsTo: () => undefined })
    const { policies } = start({ offlineData })
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: 'full' })
    expect([await stored(owner), offlineData.state.erased]).toEqual([[], 1])
  })

  test('[KEEP-01] a policy without a certificate is saved as a summary', async () => {
    const { policies, asked } = start()
    const outcome = await policies.save({ owner, policy: aPolicy({ certificateUrl: 'javascript:alert(1)' }) }, call)()
    expect([outcome, asked]).toMatchObject([{ right: { certificate: undefined } }, []])
  })

  test('[KEEP-02] what has another shape is not shown', async () => {
    const { policies, rows } = start()
    await policies.save({ owner, policy: aPolicy() }, call)()
    await new Promise<void>((resolve) => {
      indexedDB.open('kept').onsuccess = ({ target }) => {
        const database = (target as IDBOpenDBRequest).result
        const writing = database.transaction('policies', 'readwrite')
        writing.objectStore('policies').put({ owner, id: 'x', title: { toString: 'not a text' } })
        writing.oncomplete = () => {
          database.close()
          resolve()
        }
      }
    })
    expect(await rows(owner)).toEqual(['9'])
  })

  test.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'blocked'],
  ])('[KEEP-01] says what the browser answered with %s', async (name, failure) => {
    const { policies, kept: offlineData } = start()
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', name)
    })
    expect(await policies.save({ owner, policy: aPolicy() }, call)()).toEqual({ _tag: 'Left', left: failure })
    expect(offlineData.state.erased).toBe(1)
    open.mockRestore()
  })
})
