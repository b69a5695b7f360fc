import { dayInLagos } from '../../domain/values/calendar-date'
import type { Customer } from '../account/repository'
import { products } from '../shop/insurance/products'
import { chosenPeriodOf, coverPeriod } from '../shop/quote/insured'
import { insertQuote, type Quote } from '../shop/quote/repository'
import { kobo } from '../../domain/values/money'
import { bookDueDebits } from '../cover/mandate/booking'
import type { IdentityHashes } from '../cover/reward/identity'
import { insertMandate } from '../cover/payment/new-mandate'
import { insertPayment, insertPolicy } from '../cover/payment/repository'
import { frequencies, planOf, type Frequency } from '../cover/payment/plan'
import type { Database } from '../platform/database/database'
import { demoDetails } from './details'

const POLICIES = 38
/** Every third policy is paid by mandate. */
const byMandate = (index: number) => index % 3 === 1
const DAY_MS = 86_400_000
const sources = ['First Bank of Nigeria', 'Access Bank', 'Zenith Bank'] as const

const seedMandate = async (db: Database, quote: Quote, index: number, at: Date): Promise<number> => {
  const names = Object.keys(frequencies) as Frequency[]
  const frequency = names[Math.floor(index / 3) % names.length] ?? 'Monthly'
  const startDate = dayInLagos(at.getTime())
  const cover = coverPeriod(quote, startDate)
  const id = await insertMandate(
    db,
    quote,
    {
      active: true,
      plan: planOf(quote.totalPremium, frequency, startDate, cover),
      startDate,
      endDate: cover.to,
      source: sources[Math.floor(index / 3) % sources.length] ?? 'Bank account',
      frequency,
      phone: '+2348031234567',
    },
    at,
  )
  return id
}

/** Policies of every product, one for each past week, and the mandates that pay some of them. */
export const seedShop = async (
  db: Database,
  customer: Customer,
  identities: IdentityHashes,
  now: Date,
): Promise<void> => {
  const booking = {
    now: { business: now, security: now, steady: now },
    portal: undefined,
    identities,
    debitAccount: () => Promise.resolve(undefined),
    arrearsDays: 1,
  }
  for (let index = 0; index < POLICIES; index += 1) {
    const product = products[(index * 5) % products.length]
    if (product === undefined) continue
    const at = new Date(now.getTime() - (POLICIES - index) * 7 * DAY_MS)
    const bought = dayInLagos(at.getTime())
    const details = demoDetails(index, { product, customer: `${customer.name} ${customer.surname}`, on: bought })
    const quote = await insertQuote(
      db,
      {
        customerId: customer.id,
        clientEmail: customer.emailAddress,
        name: `${customer.name} ${customer.surname}`,
        product,
        totalPremium: kobo(1_500_000n + BigInt(index) * 237_525n),
        details,
        validUntil: bought,
        coverFrom: chosenPeriodOf({ productId: product.id, productSubCode: product.subCode, details })?.from ?? null,
      },
      at,
    )
    const method = byMandate(index)
      ? ({ status: 'Mandated', gateWay: 'Sandbox Direct Debit', channel: 'mandate', lastDigits: '4579' } as const)
      : ({ status: 'Paid', gateWay: 'Sandbox Card', channel: 'card', lastDigits: '6666' } as const)
    const payment = await insertPayment(db, quote, method, at)
    await insertPolicy(db, { quote, payment, beganAt: at, period: coverPeriod(quote, bought) }, product.classCode, at)
    if (byMandate(index)) await bookDueDebits(db, await seedMandate(db, quote, index, at), booking)
  }
}
