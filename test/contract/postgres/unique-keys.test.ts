import { sql } from 'drizzle-orm'
import { connect } from '../../../src/service/platform/database/connect'
import { prepare } from '../../../src/service/start/prepare'
import { testServer } from '../../support/backends'
import { newCustomer, userDetails } from '../../support/customer-builder'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { rawClient, unique } from '../../support/raw-client'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

let database: FreshDatabase
let sandbox: SandboxProcess
beforeAll(async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  database = await freshDatabase(testServer)
  sandbox = await startSandbox({ databaseUrl: database.url })
})
afterAll(async () => {
  await sandbox.kill()
  await removeData(sandbox.dataDir)
  await database.drop()
})

test('[RUN-11] of four customers who save one user name at once, one gets it, and the others the message at its field', async () => {
  const customers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(sandbox.origin)))
  for (let round = 0; round < 5; round += 1) {
    const userName = unique('wanted')
    const answers = await Promise.all(
      customers.map((customer) =>
        customer.client.put('/api/services/app/Profile/UpdateCurrentUserProfile', {
          ...userDetails(customer),
          userName,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    for (const { error } of answers.filter(({ status }) => status === 400))
      expect(error?.validationErrors).toEqual([
        { message: `User name '${userName}' is already taken.`, members: ['userName'] },
      ])
  }
})

test('[RUN-11] of four people who register with one address and user name at once, one gets an account, and the others the message at its field', async () => {
  const userName = unique('wanted')
  const account = { name: 'Test', surname: 'Customer', userName, password: 'Correct-horse-1', captchaResponse: 'none' }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      rawClient(sandbox.origin).post('/api/services/app/Account/Register', {
        ...account,
        emailAddress: `${userName}@mail.test`,
        referralCode: '',
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  for (const { error } of answers.filter(({ status }) => status === 400))
    expect(error?.validationErrors?.[0]?.members).toEqual(['emailAddress'])
})

/** Every key that two rows can share only by a race, by what happens then. Whatever is new here has to say it too. */
const keys: Readonly<Record<string, readonly string[]>> = {
  'the database makes it': [
    'beneficiary_pkey',
    'identity_document_pkey',
    'mandate_pkey',
    'outbox_message_pkey',
    'payment_pkey',
    'policy_pkey',
    'policy_policy_no_key',
    'quote_pkey',
    'quote_quote_no_key',
    'referral_pkey',
  ],
  'it is random, and work is run again with another one': [
    'access_token_pkey',
    'customer_pkey',
    'customer_referral_code_key',
    'email_confirmation_pkey',
    'password_reset_pkey',
    'payment_payment_reference_key',
    'payment_transaction_reference_key',
    'policy_verification_code_key',
  ],
  'the statement takes what is there, or replaces it': [
    'bank_account_pkey',
    'bvn_record_pkey',
    'customer_email_key_key',
    'employer_pkey',
    'failing_mandate_pkey',
    'insured_thing_pkey',
    'known_place_pkey',
    'kyc_section_pkey',
    'login_attempt_pkey',
    'phone_code_pkey',
    'rate_window_pkey',
    'reminder_pkey',
    'reminder_setting_pkey',
    'rewarded_detail_pkey',
    'setting_pkey',
  ],
  'a row that is locked before puts them in an order': [
    'beneficiary_document_pkey',
    'debit_pkey',
    'mandate_quote',
    'medical_answer_pkey',
    'migration_pkey',
    'payment_quote_id_key',
    'policy_quote_id_key',
    'referral_referred_id_key',
    'suspension_open',
    'suspension_pkey',
  ],
  'work is run again, finds it taken, and its rule says so': ['customer_user_name_key_key'],
}

test('[RUN-11] every unique key of the database is one of which it is known what a race for it leads to', async () => {
  const connection = await connect({ databaseUrl: database.url, dataDir: '' })
  await prepare(connection, { sandbox: undefined, passwordHashing: 'cheap' }, new Date())
  const found = await connection.db
    .select({ name: sql<string>`index.relname` })
    .from(sql`pg_index`)
    .innerJoin(sql`pg_class index`, sql`index.oid = indexrelid`)
    .where(sql`indisunique and index.relnamespace = current_schema()::regnamespace`)
  const names = found.map(({ name }) => name)
  await connection.close()
  expect(names.toSorted()).toEqual(Object.values(keys).flat().toSorted())
})
