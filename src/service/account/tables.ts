import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns'

/** `…_key` columns are the unique lower-case forms that accounts are looked up by. */
export const customer = pgTable('customer', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  userName: text('user_name').notNull(),
  userNameKey: text('user_name_key').notNull(),
  emailAddress: text('email_address').notNull(),
  emailKey: text('email_key').notNull(),
  passwordHash: text('password_hash').notNull(),
  emailConfirmed: boolean('email_confirmed').notNull(),
  phoneNumber: text('phone_number'),
  /** The number that was verified with a code, in E.164, and the time of the verification. */
  verifiedPhone: text('verified_phone'),
  phoneVerifiedAt: instant('phone_verified_at'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  gender: text('gender'),
  imageUrl: text('image_url'),
  referralCode: text('referral_code').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** All tokens of one log-in share its `session`; log-out revokes the session. `quoteId` is what a widget's token opens. */
export const accessToken = pgTable('access_token', {
  id: uuid('id').primaryKey(),
  session: uuid('session').notNull(),
  customerId: uuid('customer_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  audience: text('audience', { enum: ['api', 'widget'] }).notNull(),
  quoteId: bigint('quote_id', { mode: 'number' }),
})

/** A network and browser from which a customer has logged in, see account/place. */
export const knownPlace = pgTable(
  'known_place',
  {
    customerId: uuid('customer_id').notNull(),
    network: text('network').notNull(),
    browser: text('browser').notNull(),
    lastLogIn: instant('last_log_in').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.network, table.browser] })],
)

/** The consecutive failures under a key of account/count-keys. */
export const loginAttempt = pgTable('login_attempt', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
  lastAt: instant('last_at').notNull(),
})

export const rateWindow = pgTable('rate_window', {
  key: text('key').primaryKey(),
  requests: integer('requests').notNull(),
  endsAt: instant('ends_at').notNull(),
})

export const emailConfirmation = pgTable('email_confirmation', {
  codeHash: text('code_hash').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** The reset links that can still be used: a used one is deleted. */
export const passwordReset = pgTable('password_reset', {
  codeHash: text('code_hash').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The newest code that was sent to a number; `failures` counts the wrong attempts. */
export const phoneCode = pgTable(
  'phone_code',
  {
    customerId: uuid('customer_id').notNull(),
    phoneNumber: text('phone_number').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    failures: integer('failures').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.phoneNumber] })],
)
