import { http, unit, type NamedFault } from './named-fault'

const atHalfPastEleven = 'at 2026-03-02T23:30:00Z'

/** Money and days. */
export const ofMoneyAndTime: readonly NamedFault[] = [
  {
    name: 'debits that are due are found by the day of UTC',
    file: 'src/service/cover/mandate/debits.ts',
    edit: ['lte(debit.dueOn, dayInLagos(now.getTime()))', 'lte(debit.dueOn, now.toISOString().slice(0, 10))'],
    proof: unit('cover/mandate/booking', `${atHalfPastEleven} debits up to`),
  },
  {
    name: 'debits are booked by the day of UTC',
    file: 'src/service/cover/mandate/booking.ts',
    edit: [
      'lte(debit.dueOn, dayInLagos(now.business.getTime()))',
      'lte(debit.dueOn, now.business.toISOString().slice(0, 10))',
    ],
    proof: unit('cover/mandate/booking', `${atHalfPastEleven} debits up to`),
  },
  {
    name: 'a document of a customer is checked against the day of UTC',
    file: 'src/service/kyc/routes.ts',
    edit: [
      'documentViolations(body, dayInLagos(deps.clock.business().getTime()))',
      'documentViolations(body, deps.clock.business().toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>)',
    ],
    proof: unit('kyc/document-day', `${atHalfPastEleven} a document may be issued on`),
  },
  {
    name: 'a document of a beneficiary is checked against the day of UTC',
    file: 'src/service/beneficiary/routes.ts',
    edit: [
      'beneficiaryDocumentViolations(body.data, dayInLagos(deps.clock.business().getTime()))',
      'beneficiaryDocumentViolations(body.data, deps.clock.business().toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>)',
    ],
    proof: unit('kyc/document-day', `${atHalfPastEleven} a document may be issued on`),
  },
  {
    name: 'a certificate is issued on the day of UTC',
    file: 'src/service/cover/certificate/content.ts',
    edit: [
      'dateShown(dayInLagos(policy.createdAt.getTime()))',
      'dateShown(policy.createdAt.toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>)',
    ],
    proof: unit('cover/certificate/certificate', 'is issued on the day of Lagos'),
  },
  {
    name: 'migration 8 gives rewards of 2,000 kobo',
    file: 'src/service/platform/database/migrations/0008-referral-rewards.sql',
    edit: ['set amount = 200000;', 'set amount = 2000;'],
    proof: http('restarts/migrations', '0008: each referral has the reward of ₦2,000'),
  },
  {
    name: 'debits that are booked together have one receipt',
    file: 'src/service/cover/mandate/booking.ts',
    edit: [
      'booked.toSorted((one, other) => one.number - other.number))',
      'booked.toSorted((one, other) => one.number - other.number).slice(-1))',
    ],
    proof: unit('cover/mandate/booking', 'debits that are booked together have a receipt each'),
  },
  {
    name: 'debits that are due are found without an index',
    file: 'src/service/platform/database/migrations/0011-mandate-debits.sql',
    edit: ['create index debit_due on debit (due_on) where booked_at is null;\n', ''],
    proof: http('restarts/migrations', 'what is due is found by an index'),
  },
  {
    name: 'the lock of a data folder outlives a clock that jumps back',
    file: 'src/service/platform/database/folder-lock.ts',
    edit: ['? Number.POSITIVE_INFINITY : 0', '? milliseconds : 0'],
    proof: unit('platform/database/folder-lock', 'it does not outlive a clock that jumps back'),
  },
  {
    name: 'the limit of an address outlives a clock that jumps back',
    file: 'src/service/wire/steady-windows.ts',
    edit: ['const now = performance.now()', 'const now = Date.now()'],
    proof: unit('wire/steady-windows', 'the limit of an address does not outlive a system clock that jumps back'),
  },
  {
    name: 'the lock of an account outlives a clock that jumps back',
    file: 'src/service/account/login-attempts.ts',
    edit: [
      'gt(loginAttempt.lockedUntil, now), lte(loginAttempt.lockedUntil, latest))',
      'gt(loginAttempt.lockedUntil, now))',
    ],
    proof: http('postgres/log-in-counts', 'a lock does not outlive a clock that goes back'),
  },
  {
    name: 'an SMS code that is sent again keeps the failures of the last one',
    file: 'src/service/account/phone/repository.ts',
    edit: ['      set: fresh,\n', '      set: { ...fresh, failures: sql`${phoneCode.failures}` },\n'],
    proof: http(
      'sandbox/time',
      'a code is sent again, which is accepted although the previous one was tried too often',
    ),
  },
]
