import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { addDays } from '../../../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../../domain/values/calendar-date'
import { largestSum } from '../../../../domain/quote/savings'
import { wholeNaira } from '../../../../domain/values/money'
import type { Cover, QuoteBody } from '../../product/cover'
import type { Line } from '../../line'
import { formFields } from '../../product/form-fields'
import { amount, beneficiaryTable, DURATION, line, sum } from '../../product/particulars'
import { savingsLines, savingsPremium, savingsViolations } from './rules'

const Details = t.type({ duration: t.number })

const Savings = t.partial({
  duration: t.number,
  frequency: t.string,
  sumAssured: t.number,
  lifeCover: t.number,
  criticalIllnessCover: t.number,
  permanentDisability: t.number,
})

/** What the form has; the contributions are always monthly. */
const Typed = t.intersection([
  t.type({ signature: t.string }),
  t.partial({
    duration: t.number,
    sumAssured: t.number,
    lifeCover: t.number,
    criticalIllnessCover: t.number,
    permanentDisability: t.number,
  }),
])

const sums: readonly Line[] = [
  ['Sum assured', `What you save, up to ${wholeNaira(largestSum)}`],
  ['Each cover', `Up to ${wholeNaira(largestSum)}`],
]

const example: QuoteBody<'savingsQuote'> = {
  signature: 'Test Customer',
  productId: 501,
  duration: 12,
  sumAssured: 500_000,
  lifeCover: 100_000,
  criticalIllnessCover: 0,
  permanentDisability: 0,
  frequency: 'Monthly',
}

/** A cover that was not chosen is stored as 0. */
const chosen = (naira: number | undefined): string | undefined => (naira === 0 ? undefined : amount(naira))

/** The same day of a later month; a day that the month does not have overflows into the next. */
const monthsLater = (date: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return dayInLagos(Date.UTC(year, month - 1 + months, day, 12))
}

/** Savings and education share one call. */
export const savings: Cover<'savingsQuote'> = {
  categories: [
    {
      id: 5,
      name: 'Savings Insurance',
      description: 'Save every month, with cover while you do.',
      image: 'savings',
      backgroundColor: '#EDE8FA',
      classCode: 'S',
      products: [
        {
          id: 501,
          code: 'SVT',
          subCode: 'Target',
          image: 'savings-target',
          name: 'Target Savings',
          description: 'Towards a date that you choose',
          includes: ['Your savings at the end of the term', 'The covers that you choose, while you save'],
          excludes: ['Interest'],
          sums,
          excess: 'None',
        },
        {
          id: 502,
          code: 'SVF',
          subCode: 'Flexible',
          image: 'savings-flexible',
          name: 'Flexible Savings',
          description: 'A little every month',
          includes: ['Your savings at the end of the term', 'The covers that you choose, while you save'],
          excludes: ['Interest'],
          sums,
          excess: 'None',
        },
      ],
    },
    {
      id: 6,
      name: 'Education Insurance',
      description: 'School fees that are ready when they are due.',
      image: 'education',
      backgroundColor: '#EDE8FA',
      classCode: 'E',
      products: [
        {
          id: 601,
          code: 'EDS',
          subCode: 'School',
          image: 'education-school',
          name: 'School Fees Plan',
          description: 'For the years at school',
          includes: ['The school fees that you save for', 'The covers that you choose, while you save'],
          excludes: ['Interest', 'Fees above the sum assured'],
          sums,
          excess: 'None',
        },
        {
          id: 602,
          code: 'EDU',
          subCode: 'University',
          image: 'education-university',
          name: 'University Plan',
          description: 'For the years at university',
          includes: ['The fees that you save for', 'The covers that you choose, while you save'],
          excludes: ['Interest', 'Fees above the sum assured'],
          sums,
          excess: 'None',
        },
      ],
    },
  ],
  violations: savingsViolations,
  premium: savingsPremium,
  term: (_, details) => {
    const read = Details.decode(details)
    return isLeft(read) ? undefined : { months: read.right.duration }
  },
  /** ₦5,000 a month for a year, without an additional cover. */
  smallest: ({ id }) => ({ ...example, productId: id, sumAssured: 60_000, lifeCover: 0 }),
  parts: savingsLines,
  particulars: (insured) => {
    const read = Savings.decode(insured.details)
    if (isLeft(read)) return beneficiaryTable(insured)
    const { duration, frequency, sumAssured, lifeCover, criticalIllnessCover, permanentDisability } = read.right
    const lines = [
      ...sum('Sum assured', chosen(sumAssured)),
      ...sum('Life cover', chosen(lifeCover)),
      ...sum('Critical illness cover', chosen(criticalIllnessCover)),
      ...sum('Permanent disability cover', chosen(permanentDisability)),
      ...line(DURATION, duration === undefined ? undefined : `${duration} months`),
      ...line('Contributions', frequency),
    ]
    return [...(lines.length === 0 ? [] : [{ title: 'Plan', lines }]), ...beneficiaryTable(insured)]
  },
  conditions: [
    'The savings are paid out on the last day of the plan, or earlier if a covered event happens.',
    'Missed contributions suspend the cover until they are made up.',
  ],
  /** The chosen duration in months. */
  period: (stored, from) => {
    const details = Details.decode(stored)
    return isLeft(details) ? undefined : { from, to: addDays(monthsLater(from, details.right.duration), -1) }
  },
  form: (details) => {
    const read = Typed.decode(details)
    if (isLeft(read)) return undefined
    const { signature, duration, sumAssured, lifeCover, criticalIllnessCover, permanentDisability } = read.right
    return formFields({ signature, duration, sumAssured, lifeCover, criticalIllnessCover, permanentDisability })
  },
  example,
}
