import { isRight } from 'fp-ts/Either'
import { toUndefined } from 'fp-ts/Option'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as t from 'io-ts'
import type { OfflinePolicy } from '../../domain/policy/offline-policy'
import { calendarDate } from '../../domain/values/calendar-date'
import type { DatabaseName } from '../../domain/session/stored-items'

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.undefined])

const Bytes = new t.Type<Uint8Array<ArrayBuffer>>(
  'bytes',
  (value): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array,
  (value, context) =>
    value instanceof Uint8Array ? t.success(value as Uint8Array<ArrayBuffer>) : t.failure(value, context),
  t.identity,
)

/** An offline policy as it is stored. What another version, or somebody else, has stored in another shape is not shown. */
const Stored = t.strict({
  owner: t.string,
  id: t.string,
  title: t.string,
  productCode: optional(t.string),
  policyNo: optional(t.string),
  status: optional(t.string),
  coverFrom: optional(t.string),
  coverTo: optional(t.string),
  suspendedOn: optional(t.string),
  cancelledOn: optional(t.string),
  details: t.array(t.strict({ label: t.string, value: t.string })),
  keptAt: t.number,
  certificate: optional(Bytes),
})
type Stored = t.TypeOf<typeof Stored>

type Schema = DBSchema & { policies: { key: [owner: string, id: string]; value: Stored } }

/**
 * Opens the database for one piece of work and closes it again: an open one would keep a log-out in another tab from
 * deleting it.
 */
const inDatabase = async <A>(work: (database: IDBPDatabase<Schema>) => Promise<A>): Promise<A> => {
  const database = await openDB<Schema>('kept' satisfies DatabaseName, 1, {
    upgrade: (created) => void created.createObjectStore('policies', { keyPath: ['owner', 'id'] }),
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : toUndefined(calendarDate(text)))

const toPolicy = ({ owner: _, ...policy }: Stored): OfflinePolicy => ({
  ...policy,
  coverFrom: dayOf(policy.coverFrom),
  coverTo: dayOf(policy.coverTo),
  suspendedOn: dayOf(policy.suspendedOn),
  cancelledOn: dayOf(policy.cancelledOn),
})

/** What this customer keeps, the newest first. */
export const readOfflinePolicies = async (owner: string): Promise<readonly OfflinePolicy[]> => {
  const rows: readonly unknown[] = await inDatabase((database) => database.getAll('policies'))
  return rows
    .map((row) => Stored.decode(row))
    .flatMap((read) => (isRight(read) && read.right.owner === owner ? [toPolicy(read.right)] : []))
    .sort((one, other) => other.keptAt - one.keptAt)
}

/** Stores a policy of this customer. What is left of another one, after a deletion that the browser refused, goes away. */
export const storeOfflinePolicy = (owner: string, { details, ...policy }: OfflinePolicy): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('policies', 'readwrite')
    const keys = await store.getAllKeys()
    await Promise.all(keys.filter(([whose]) => whose !== owner).map((key) => store.delete(key)))
    await store.put({ ...policy, owner, details: [...details] })
    await done
  })

export const removeOfflinePolicy = (owner: string, id: string): Promise<void> =>
  inDatabase((database) => database.delete('policies', [owner, id]))

/** Gives the rows of a customer another owner's name: a customer's own, under which they are found from now on. */
export const renameOwner = (from: string, to: string): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('policies', 'readwrite')
    const rows = (await store.getAll()).filter(({ owner }) => owner === from)
    await Promise.all(rows.flatMap((row) => [store.put({ ...row, owner: to }), store.delete([from, row.id])]))
    await done
  })
