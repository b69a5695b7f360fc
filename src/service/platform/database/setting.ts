import { pgTable, text } from 'drizzle-orm/pg-core'

export const setting = pgTable('setting', { name: text('name').primaryKey(), value: text('value').notNull() })
