import type { QuoteCall } from '../insurance/cover'

const general = [
  'What was said in the proposal must be true, and a change of it reported at once.',
] as const

const conditions: Readonly<Partial<Record<QuoteCall, readonly string[]>>> = {
  vehicleQuote: [
    'The driver must have a valid licence, and the vehicle valid papers.',
    'The vehicle is covered for the use above, in Nigeria.',
  ],
  healthQuote: ['Care is given by hospitals of the plan; in an emergency, by any hospital until you can be moved.'],
  travelQuote: [
    'Cover abroad ends with the return to Nigeria, or with the last day above if that is earlier.',
    'Illnesses that were known before the departure are not covered.',
  ],
  homeQuote: [
    'The sums above are the most that is paid. If they are less than the value, a claim is paid in proportion.',
    'The home must be locked when nobody is in, and must not stand empty for more than thirty days in a row.',
  ],
  savingsQuote: [
    'The savings are paid out on the last day of the plan, or earlier if a covered event happens.',
    'Missed contributions suspend the cover until they are made up.',
  ],
}

/** The conditions of a kind of cover in short, for its certificate. */
export const conditionsOf = (call: QuoteCall | undefined): readonly string[] => [
  ...((call === undefined ? undefined : conditions[call]) ?? []),
  ...general,
]
