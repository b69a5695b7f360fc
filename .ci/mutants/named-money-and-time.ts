import { http, unit, type NamedFault } from './named-fault'

const atHalfPastEleven = 'at 2026-03-02T23:30:00Z'

/** Money and days. */
export const ofMoneyAndTime: readonly NamedFault[] = [
  {
    name: 'debits that are due are found by the day of UTC',
    file: 'src/service/cover/mandate/debits.ts',
    edit: ['isDue(dayInLagos(now.getTime()))', 'isDue(now.toISOString().slice(0, 10) as CalendarDate)'],
    proof: unit('cover/mandate/booking', `${atHalfPastEleven} debits up to`),
  },
  {
    name: 'debits are booked by the day of UTC',
    file: 'src/service/cover/mandate/booking.ts',
    edit: [
      'dueDebits(db, mandateId, today)',
      'dueDebits(db, mandateId, now.business.toISOString().slice(0, 10) as CalendarDate)',
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
    edit: ['for (const { amount } of booked) await', 'for (const { amount } of booked.slice(-1)) await'],
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
    name: 'locks, pauses and limits outlive a clock that jumps back',
    file: 'src/service/platform/clock/steady-time.ts',
    edit: ['ahead += Math.max(0, setBackBy)', 'ahead += 0'],
    proof: unit('platform/clock/steady-time', 'goes on with what really passes when the clock is set back'),
  },
  {
    name: 'locks outlive a clock that is set back while nothing runs',
    file: 'src/service/platform/steady-time/shared-steady-time.ts',
    edit: ['passed < -TOLERANCE_MS ? LONGEST_LOCK_MS : Math.max(0, passed)', 'Math.max(0, passed)'],
    proof: http('restarts/clock-jumps', 'while it is stopped, a pause is over when it starts again'),
  },
  {
    name: 'the lock of an account follows the system’s clock',
    file: 'src/service/account/login.ts',
    edit: ['attempts.isLocked(typed, clock.steady())', 'attempts.isLocked(typed, clock.security())'],
    proof: http('restarts/clock-jumps', 'by two minutes, the lock of an account lasts five minutes'),
  },
  {
    name: 'the pause of cards is counted from the first one',
    file: 'src/service/cover/payment/declined-cards.ts',
    edit: ['new Date(newest.getTime() + HOUR_MS)', 'new Date(first.getTime() + HOUR_MS)'],
    proof: unit('cover/payment/declined-cards', 'begins with the tenth declined card within an hour'),
  },
  {
    name: 'ten declined cards of any time begin a pause',
    file: 'src/service/cover/payment/declined-cards.ts',
    edit: [' || first <= hourBefore(newest)) return', ') return'],
    proof: unit('cover/payment/declined-cards', 'the hour is any one'),
  },
  {
    name: 'a quote is valid until a day of UTC',
    file: 'src/service/shop/quote/quotes.ts',
    edit: ['const today = dayInLagos(now.getTime())', 'const today = now.toISOString().slice(0, 10) as CalendarDate'],
    proof: http('sandbox/quote-validity', 'says that it is valid for thirty days'),
  },
  {
    name: 'a quote has ended by the day of UTC',
    file: 'src/service/cover/payment/refusal.ts',
    edit: ['if (dayInLagos(now.getTime()) > last)', 'if (now.toISOString().slice(0, 10) > last)'],
    proof: http('sandbox/quote-validity', 'says that it is valid for thirty days'),
  },
  {
    name: 'the first debit of a mandate is bounded by the day of UTC',
    file: 'src/service/widget/paying.ts',
    edit: [
      'const today = dayInLagos(clock.business().getTime())',
      'const today = clock.business().toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>',
    ],
    proof: http('sandbox/quote-validity', 'that a mandate pays is paid in time'),
  },
  {
    name: 'a trip departs on the day of UTC',
    file: 'src/service/shop/insurance/travel/rules.ts',
    edit: [
      'departureDays(dayInLagos(now.getTime()))',
      'departureDays(now.toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>)',
    ],
    proof: http('sandbox/quote-validity', 'for a trip is valid until its departure'),
  },
  {
    name: 'a pending policy begins on the day of UTC',
    file: 'src/service/cover/mandate/booking.ts',
    edit: [
      'period: periodFromDebit(days, quote, dayInLagos(now.getTime()))',
      'period: periodFromDebit(days, quote, now.toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>)',
    ],
    proof: http('sandbox/quote-validity', 'that a mandate pays from today has a cover'),
  },
  {
    name: 'a bank is asked for a quote that has been paid',
    file: 'src/service/cover/payment/settle.ts',
    edit: [
      '    const earlier = await findPayment(',
      '    await askBank(transaction, quote)\n    const earlier = await findPayment(',
    ],
    proof: http('sandbox/payment-order', 'of a quote that is paid is answered with its receipt, whatever card'),
  },
  {
    name: 'the least premium of Annual Traveller in docs is another',
    file: 'docs/sandbox.md',
    edit: ['| Annual Traveller | *year*, by zone | ₦60,000 |', '| Annual Traveller | *year*, by zone | ₦50,000 |'],
    proof: {
      by: 'jest',
      project: 'service',
      file: 'test/service/documented-premiums.test.ts',
      title: 'of travel, by zone and days',
    },
  },
  {
    name: 'an SMS code that is sent again keeps the failures of the last one',
    file: 'src/service/account/phone/repository.ts',
    edit: ['(fresh) => fresh, now)', '(fresh) => ({ ...fresh, failures: sql`${phoneCode.failures}` }), now)'],
    proof: http(
      'sandbox/time',
      'a code is sent again, which is accepted although the previous one was tried too often',
    ),
  },
]
