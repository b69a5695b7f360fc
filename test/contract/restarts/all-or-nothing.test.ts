import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { medicalQuestions } from '../../../src/service/kyc/medical-questions'
import { openStore, type Store } from '../../support/backends'
import {
  activationOf,
  bankAccount,
  card,
  document,
  employer,
  fine,
  logIn,
  motorQuote,
  newCustomer,
  outboxOf,
  PASSWORD,
  registered,
  registration,
  tokenOf,
  userDetails,
  type TestCustomer,
  type TestQuote,
} from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { newestMandate } from '../../support/mandates'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { rawClient, type Answer } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { newNumber, sendCode } from '../../support/verified-number'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(240_000)

const app = '/api/services/app'

/** The last statement of a call fails, in a database that refuses these rows: what the statements before it did is undone. */
describe('a call that fails halfway', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let quote: TestQuote
  /** Somebody whose first debit is due while no receipt can be written. */
  let waiting: TestCustomer
  /** The link of somebody whose email is not confirmed yet. */
  let confirmation: Awaited<ReturnType<typeof activationOf>>

  const nameOnAccount = () => `${customer.surname} ${customer.name}`.toUpperCase()
  const widget = () => widgetClient(sandbox.widgetOrigin, customer.client)
  const answers = (selected: boolean) => ({
    medicalAnswers: medicalQuestions.map((question) => ({ question, selected })),
  })
  const recordOf = async (path: string) => (await customer.client.get(`${app}/${path}`)).result
  const expectRefusal = ({ status, success }: Answer) => expect([status, success]).toEqual([500, false])

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    quote = await motorQuote(customer)
    fine(await customer.client.post(`${app}/Medical/Save`, answers(false)))
    waiting = await newCustomer(sandbox.origin)
    const startDate = addDays(todayInLagos(), 1)
    const ordered = {
      quoteId: (await motorQuote(waiting)).id,
      ...bankAccount,
      frequency: 'Monthly',
      startDate,
      consent: true,
    }
    await widgetClient(sandbox.widgetOrigin, waiting.client).post('/pay/mandate', ordered)
    await newestMandate(sandbox.origin, waiting)
    const { emailAddress } = await registered(sandbox.origin)
    fine(await rawClient(sandbox.origin).post(`${app}/Account/SendEmailActivationLink`, { emailAddress }))
    confirmation = await activationOf(sandbox.origin, emailAddress)
    await sandbox.stop()
    const refusing = ['outbox_message', 'referral', 'beneficiary_document', 'medical_answer']
    await store.sql(`
      update debit set due_on = due_on - 5;
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$;
      ${refusing.map((table) => `create trigger refuse before insert on ${table} for each row execute function refuse();`).join('\n')}
      create trigger refuse before update on customer for each row when (new.email_confirmed <> old.email_confirmed) execute function refuse();
      create trigger refuse before insert on kyc_section for each row when (new.field <> 'Medical Info') execute function refuse()`)
    sandbox = await store.start()
    const session = await logIn(rawClient(sandbox.origin), customer.emailAddress, PASSWORD)
    customer = { ...customer, client: rawClient(sandbox.origin, tokenOf(session.result)) }
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('leaves a quote unpaid, without policy and mandate, when its receipt cannot be written', async () => {
    const mandate = {
      quoteId: quote.id,
      ...bankAccount,
      frequency: 'Monthly',
      startDate: todayInLagos(),
      consent: true,
    }
    expectRefusal(await widget().post('/pay/card', { quoteId: quote.id, ...card }))
    expectRefusal(await widget().post('/pay/mandate', mandate))
    expect((await widget().quote(quote.id)).result).toMatchObject({ status: 'Unpaid' })
    expect(await listOf(customer, 'Policy/GetAll')).toEqual({ totalCount: 0, items: [] })
    expect(await listOf(customer, 'Mandate/GetAll')).toEqual({ totalCount: 0, items: [] })
  })

  test.each([
    [
      'BankAccount/Save',
      () => ({ name: nameOnAccount(), description: '', ...bankAccount, accountType: '10' }),
      'BankAccount/GetCurrentUserAccount',
    ],
    ['BVN/Verify', () => ({ bvn: '22222222222' }), 'BVN/GetCurrentUserBvn'],
    ['employer/save', () => employer, 'employer/GetCurrentUserEmployer'],
  ])('keeps nothing of %s when its review cannot be recorded', async (path, body, saved) => {
    expectRefusal(await customer.client.post(`${app}/${path}`, body()))
    expect(await recordOf(saved)).toBeNull()
  })

  test('keeps the old profile when its review cannot be recorded', async () => {
    const renamed = { ...userDetails(customer), name: 'Renamed' }
    expectRefusal(await customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, renamed))
    expect(await recordOf('Profile/GetCurrentUserProfileForEdit')).toMatchObject({ name: customer.name })
  })

  test('keeps the earlier medical answers when the new ones cannot be stored', async () => {
    const before = await recordOf('Medical/GetCurrentUserMedical')
    expectRefusal(await customer.client.post(`${app}/Medical/Save`, answers(true)))
    expect(await recordOf('Medical/GetCurrentUserMedical')).toEqual(before)
  })

  test('keeps no document whose review cannot be recorded', async () => {
    expectRefusal(await customer.client.post(`${app}/Document/Save`, document))
    expect(await listOf(customer, 'Document/GetAll')).toEqual({ totalCount: 0, items: [] })
  })

  test('adds no beneficiary whose document cannot be stored', async () => {
    expectRefusal(await saveBeneficiary(customer, beneficiary()))
    expect(await listOf(customer, 'Beneficiary/GetAll')).toEqual({ totalCount: 0, items: [] })
  })

  test('opens no account whose referral cannot be recorded', async () => {
    const { referralCode } = (await recordOf('Profile/GetCurrentUserProfileForEdit')) as {
      readonly referralCode: string
    }
    const account = registration({ referralCode })
    expectRefusal(await rawClient(sandbox.origin).post(`${app}/Account/Register`, account))
    expect(
      (await rawClient(sandbox.origin).post(`${app}/Account/Register`, { ...account, referralCode: '' })).status,
    ).toBe(200)
  })

  test('keeps the old password when the email that reports the new one cannot be written', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'Another-horse-2' }
    expectRefusal(await customer.client.post(`${app}/Profile/ChangePassword`, change))
    expect((await logIn(rawClient(sandbox.origin), customer.emailAddress, PASSWORD)).status).toBe(200)
  })

  test('counts no SMS and issues no code when the SMS cannot be written', async () => {
    const number = newNumber()
    for (const _ of [1, 2]) expectRefusal(await sendCode(customer, number))
    expect(await outboxOf(sandbox.origin, number)).toEqual([])
  })

  test.each(['SendEmailActivationLink', 'SendPasswordResetCode'])(
    'counts no request for %s when the mail cannot be written',
    async (call) => {
      const { emailAddress } = call === 'SendPasswordResetCode' ? customer : registration()
      const client = rawClient(sandbox.origin)
      if (call === 'SendEmailActivationLink')
        await client.post(`${app}/Account/Register`, { ...registration(), emailAddress })
      for (const _ of [1, 2, 3, 4]) expectRefusal(await client.post(`${app}/Account/${call}`, { emailAddress }))
    },
  )

  const confirm = () => rawClient(sandbox.origin).post(`${app}/Account/ActivateEmail`, { ...confirmation, c: null })

  test('leaves a confirmation link unused when the confirmation cannot be stored', async () => {
    expectRefusal(await confirm())
  })

  test('books a debit that is due as soon as its receipt can be written, and confirms an email by the same link', async () => {
    const policies = async () =>
      (await listOf({ client: rawClient(sandbox.origin, waiting.client.token) }, 'Policy/GetAll')).items
    expect(await policies()).toMatchObject([{ status: 'Pending' }])
    await sandbox.stop()
    await store.sql('drop trigger refuse on outbox_message; drop trigger refuse on customer')
    sandbox = await store.start()
    expect(await policies()).toMatchObject([{ status: 'Active' }])
    expect((await confirm()).status).toBe(200)
  })
})
