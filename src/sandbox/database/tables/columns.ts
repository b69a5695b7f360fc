import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Money: whole kobo, a bigint here and in the database. */
export const kobo = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

/** A row's own number, given by the database. */
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
