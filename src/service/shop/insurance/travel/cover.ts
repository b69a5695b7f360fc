import { isLeft } from 'fp-ts/Either'
import { isSome, toUndefined } from 'fp-ts/Option'
import * as t from 'io-ts'
import { calendarDate, dayInLagos, timeInLagos } from '../../../../domain/values/calendar-date'
import { countryByCode } from '../../../../domain/catalogue/countries'
import type { Cover, FormFields, QuoteBody } from '../../product/cover'
import type { Line } from '../../line'
import { line } from '../../product/particulars'
import { insuredKey } from '../../product/insured-key'
import { endOf, journeyDays, momentOf, travelPremium, travelViolations } from './rules'

const Details = t.type({ depaturedate: t.string, arrivaldate: t.string })

const Traveller = t.intersection([
  t.type({ signature: t.string, destination: t.string, passportNo: t.string }),
  t.partial({ depaturedate: t.string, arrivaldate: t.string }),
])

const Journey = t.intersection([
  t.type({ destination: t.string, passportNo: t.string }),
  t.partial({ depaturedate: t.string, arrivaldate: t.string }),
])

/** Source: the company's own; the medical limit is what consulates ask for, as the rates say. */
const limits: readonly Line[] = [
  ['Medical limit', '30,000 euro a trip'],
  ['Luggage limit', '1,000 euro a trip'],
]

const example: QuoteBody<'travelQuote'> = {
  signature: 'Test Customer',
  productId: 301,
  destination: 'GB',
  depaturedate: '2050-06-01T09:00:00+01:00',
  arrivaldate: '2050-06-08T18:30:00+01:00',
  passportNo: 'A12345678',
}

const travellerOf = ({ signature, destination, passportNo }: t.TypeOf<typeof Traveller>): FormFields => ({
  signature,
  destination,
  passportNo,
})

type MomentFields = { readonly day: string; readonly time: string }

/** A moment as the form has it, the day and the time in Lagos; without a time for one that is a date. */
const typedMoment = (text: string | undefined, { day, time }: MomentFields): FormFields => {
  const moment = momentOf(text ?? '')
  if (!isSome(moment)) return {}
  const isDate = isSome(calendarDate((text ?? '').trim()))
  return { [day]: dayInLagos(moment.value), ...(isDate ? {} : { [time]: timeInLagos(moment.value) }) }
}

export const travel: Cover<'travelQuote'> = {
  categories: [
    {
      id: 3,
      name: 'Travel Insurance',
      description: 'Medical help, luggage and delays, wherever you go.',
      image: 'travel',
      backgroundColor: '#E5EFFA',
      classCode: 'T',
      products: [
        {
          id: 301,
          code: 'TRS',
          subCode: 'Single',
          image: 'travel-single',
          name: 'Single Trip',
          description: 'One trip, there and back',
          includes: ['Medical expenses and the way home', 'Lost luggage', 'Delays'],
          excludes: ['Illnesses that you had before', 'Dangerous sports'],
          limits,
          excess: 'You pay the first 50 euro of each claim',
        },
        {
          id: 302,
          code: 'TRA',
          subCode: 'Annual',
          image: 'travel-annual',
          name: 'Annual Traveller',
          description: 'For those who travel often',
          includes: ['Every trip of a year, up to 90 days each', 'Medical expenses and the way home', 'Lost luggage'],
          excludes: ['Illnesses that you had before', 'Dangerous sports'],
          limits,
          excess: 'You pay the first 50 euro of each claim',
        },
      ],
    },
  ],
  violations: (product, body, now) => travelViolations(product, body, now),
  premium: travelPremium,
  term: (subCode) => (subCode === 'Single' ? 'a trip' : undefined),
  /** A day in Ghana. */
  smallest: ({ id }) => ({
    ...example,
    productId: id,
    destination: 'GH',
    arrivaldate: '2050-06-01T18:30:00+01:00',
  }),
  particulars: ({ details, productSubCode }) => {
    const read = Journey.decode(details)
    if (isLeft(read)) return []
    const { destination, passportNo, depaturedate = '', arrivaldate = '' } = read.right
    const [departure, arrival] = [momentOf(depaturedate), momentOf(arrivaldate)]
    const days = isSome(departure) && isSome(arrival) ? journeyDays(departure.value, arrival.value) : undefined
    return [
      {
        title: 'Journey',
        lines: [
          ...line('Destination', countryByCode(destination)?.countryName ?? destination),
          ...line('Passport', passportNo),
          ...line('Days', days === undefined || productSubCode !== 'Single' ? undefined : String(days)),
        ],
      },
    ]
  },
  conditions: [
    'Cover abroad ends with the return to Nigeria, or with the last day above if that is earlier.',
    'Illnesses that were known before the departure are not covered.',
  ],
  /** A single trip is covered from departure to arrival. */
  chosenPeriod: (subCode, stored) => {
    const details = Details.decode(stored)
    if (isLeft(details) || subCode !== 'Single') return undefined
    const [departure, arrival] = [momentOf(details.right.depaturedate), momentOf(details.right.arrivaldate)]
    return isSome(departure) && isSome(arrival)
      ? { from: dayInLagos(departure.value), to: dayInLagos(arrival.value) }
      : undefined
  },
  chosenEnd: (subCode, stored) => {
    const details = Details.decode(stored)
    return isLeft(details) || subCode !== 'Single' ? undefined : toUndefined(endOf(details.right.arrivaldate))
  },
  subjects: ({ productSubCode }, details) => {
    const read = Journey.decode(details)
    if (isLeft(read)) return []
    const { passportNo } = read.right
    const member = productSubCode === 'Single' ? 'depaturedate' : 'passportNo'
    return [{ key: insuredKey.passport(passportNo), name: `Passport ${passportNo}`, member }]
  },
  form: (details) => {
    const read = Traveller.decode(details)
    if (isLeft(read)) return undefined
    const { depaturedate, arrivaldate } = read.right
    return {
      ...travellerOf(read.right),
      ...typedMoment(depaturedate, { day: 'depaturedate', time: 'depaturetime' }),
      ...typedMoment(arrivaldate, { day: 'arrivaldate', time: 'arrivaltime' }),
    }
  },
  /** A single trip ends for good; the passport of an annual traveller is renewed for another year. */
  renewal: (subCode, details) => {
    const read = Traveller.decode(details)
    return isLeft(read) || subCode === 'Single' ? undefined : travellerOf(read.right)
  },
  example,
}
