import { remind } from '../../../src/service/reminders/remind'
import { bothAt } from '../../support/both-clocks'
import { day } from '../../support/builders'
import { scriptedDatabase } from '../../support/scripted-database'

const subject = { id: 5, customerId: 'c' }
const customer = { id: 'c', name: 'Ada', email_address: 'ada@mail.test', email_confirmed: true, verified_phone: null }
const due = { id: 5, type: 'NationalId', expiry_date: '2027-07-01', created_at: '2026-01-01T09:00:00Z' }
const answers = {
  'lock customer': [customer],
  'read customer': [customer],
  'read identity_document': [due],
  'insert reminder': [{ customer_id: 'c' }],
}

/** What reminding of a document that expires thirty days later does. */
const reminding = async (change: Parameters<typeof scriptedDatabase>[0] = {}) => {
  const { db, deeds, given } = scriptedDatabase({ ...answers, ...change })
  await remind(db, 'DocumentExpires', subject, {
    day: day('2027-06-01'),
    now: bothAt('2027-06-01T09:00:00Z'),
    portal: 'https://portal.test',
    validDays: 30,
  })
  return { deeds, message: given['insert outbox_message'] }
}

test('[LIFE-03: once] the row and the email are one transaction, under the lock of the customer, and the email has a fixed id', async () => {
  const { deeds, message } = await reminding()
  expect(deeds).toEqual(['begin', 'lock customer', 'insert reminder', 'insert outbox_message', 'commit'])
  expect(message).toContain('reminder-documentexpires-5-2027-06-01')
})

test('[LIFE-03: once] nothing is begun for one that was sent, and nothing is sent where another process came first', async () => {
  expect((await reminding({ 'read reminder': [{ day: '2027-06-01' }] })).deeds).toEqual([])
  expect((await reminding({ 'insert reminder': [] })).deeds).toEqual([
    'begin',
    'lock customer',
    'insert reminder',
    'commit',
  ])
})

test.each([
  ['was replaced', { 'read identity_document': [{ ...due, id: 6 }] }],
  ['is not due', { 'read identity_document': [{ ...due, expiry_date: '2027-07-02' }] }],
  [
    'belongs to somebody whose address is not confirmed',
    { 'read customer': [{ ...customer, email_confirmed: false }] },
  ],
  ['was switched off', { 'read reminder_setting': [{ mail: false, sms: true }] }],
])('[LIFE-03: unnecessary] nothing is stored or sent of one that %s', async (_, change) => {
  expect((await reminding(change)).deeds).toEqual(['begin', 'lock customer', 'commit'])
})
