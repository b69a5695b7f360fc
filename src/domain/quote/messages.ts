import { APPLIANCE_TOTAL_CAP_NAIRA } from '../rules/constants'
import { naira, wholeNaira, type Kobo } from '../values/money'

/** The texts of the quote forms, exactly as in the specification where it has them. */
export const motorMessages = {
  registrationNo: 'Please enter the registration number',
  makeId: 'Please select the vehicle make',
  modelId: 'Please select the vehicle model',
  colour: 'Please enter the colour',
  year: 'Please enter a valid year of manufacture. eg : 2009',
  yearDigits: 'Year contains invalid characters',
  engineNo: 'Please enter the engine number',
  chassisNo: 'Please enter the chassis number',
  value: 'Please enter the price of the car',
  bodyType: 'Please enter the body type',
  bodyTypeHint: 'Eg : Saloon',
} as const

export const quoteMessages = {
  done: 'Quote was successfully generated',
  homeDone: 'Home quote generated successfully',
  unavailable: 'Quotes for this category are not available yet',
  invalidNumber: 'Please provide a valid value',
  unanswered: 'We do not know whether this was saved.',
  askAgain: 'A quote is free, so it is safe to ask again.',
} as const

/** A sum above the largest one of its product. */
export const tooMuch = (largest: Kobo): string =>
  `Please enter at most ${wholeNaira(largest)}. For more, please write to us.`

export const fullNameMessage = 'Please enter full name'

/** Whose name is asked for; also the label of the name at checkout. */
export const whoIsCovered = 'Who is covered'

/** Why a health quote cannot be requested yet. */
export const healthMessages = {
  withoutBeneficiaries: 'You currently do not have any beneficiaries, please proceed to setup beneficiaries',
  checking: 'A health quote needs a beneficiary. Checking yours…',
  unknown: 'A health quote needs a beneficiary, and we could not load yours.',
} as const

/** Dates and times are two fields each; the texts of the times are ours. */
export const travelMessages = {
  destination: 'Please select your destination',
  passportNo: 'Please enter your passport number',
  depaturedate: 'Please enter a departure date',
  depaturetime: 'Please enter a departure time',
  arrivaldate: 'Please enter an arrival date',
  arrivaltime: 'Please enter an arrival time',
  past: 'Departure cannot be in the past',
  late: 'Departure must be within a year from today',
  order: 'Arrival cannot be before departure',
  over: 'Arrival cannot be in the past',
  arrivalHint: 'Back in Nigeria',
} as const

export const tooLongAway = (days: number): string => `A trip can last ${String(days)} days at most with this product`

export const savingsMessages = {
  duration: 'Please select a duration for savings',
  sumAssured: 'Please enter a sum assured amount',
  criticalIllnessCover: 'Please enter a critical illness cover amount',
  permanentDisability: 'Please enter an permanent disablility amount',
  lifeCover: 'Please enter a life cover amount',
} as const

export const buildingMessages = {
  buildingValue: 'Please enter a valid building value',
  state: 'Please enter the state',
  city: 'Please enter the city',
  location: 'Please enter the address',
  description: 'Please enter the description',
} as const

const cap = wholeNaira(naira(APPLIANCE_TOTAL_CAP_NAIRA))

export const applianceMessages = {
  itemDesc: 'Please provide an item name',
  threshold: `Adding this item will exceed the threshold of ${cap}`,
  hint: `The items' total must not exceed ${cap}`,
  unlisted: 'Add it to the list first, or clear it',
  addFirst: 'Add Appliance',
  addMore: 'Add More Appliciances',
} as const
