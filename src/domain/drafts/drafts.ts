const coversKept = {
  signature: 'kept',
  duration: 'kept',
  sumAssured: 'kept',
  criticalIllnessCover: 'kept',
  lifeCover: 'kept',
  permanentDisability: 'kept',
} as const

/** The forms whose typing survives a reload, and per field whether it may be kept on the device. */
const fields = {
  'kyc-user-details': {
    name: 'kept',
    surname: 'kept',
    phoneNo: 'kept',
    userName: 'kept',
    dateOfBirth: 'kept',
    gender: 'kept',
  },
  'kyc-bank-account': { accountType: 'kept', bankCode: 'kept', nuban: 'kept' },
  'kyc-bvn': { bvn: 'never' },
  'kyc-employer': {
    name: 'kept',
    mobileNo: 'kept',
    company: 'kept',
    taxNumber: 'kept',
    companyCountry: 'kept',
    companyAddress: 'kept',
    description: 'kept',
  },
  'kyc-medical': { answers: 'never' },
  'kyc-document': { type: 'kept', issueDate: 'kept', expiryDate: 'kept', file: 'never' },
  beneficiary: {
    surname: 'kept',
    otherNames: 'kept',
    sharePercentage: 'kept',
    relationshipType: 'kept',
    mobileNo: 'kept',
    type: 'kept',
    issueDate: 'kept',
    expiryDate: 'kept',
    file: 'never',
  },
  /** `beneficiary` is the id of the one that is edited. */
  'beneficiary-edit': {
    beneficiary: 'kept',
    surname: 'kept',
    otherNames: 'kept',
    sharePercentage: 'kept',
    relationshipType: 'kept',
    mobileNo: 'kept',
  },
  'motor-quote': {
    registrationNo: 'kept',
    makeId: 'kept',
    modelId: 'kept',
    colour: 'kept',
    manuYear: 'kept',
    engineNo: 'kept',
    chassisNo: 'kept',
    value: 'kept',
    bodyType: 'kept',
    isCommercial: 'kept',
  },
  'health-quote': { signature: 'kept' },
  'travel-quote': {
    signature: 'kept',
    destination: 'kept',
    passportNo: 'kept',
    depaturedate: 'kept',
    depaturetime: 'kept',
    arrivaldate: 'kept',
    arrivaltime: 'kept',
  },
  'home-quote': {
    signature: 'kept',
    state: 'kept',
    city: 'kept',
    location: 'kept',
    buildingValue: 'kept',
    description: 'kept',
  },
  'home-appliances': { itemDesc: 'kept', itemValue: 'kept', items: 'kept' },
  'savings-quote': coversKept,
  'education-quote': coversKept,
} as const satisfies Readonly<Record<string, Readonly<Record<string, 'kept' | 'never'>>>>

export type DraftFlow = keyof typeof fields
/** A list in a form, row by row. */
export type DraftRows = readonly Readonly<Record<string, string>>[]
export type DraftValue = string | boolean | DraftRows
export type Draft = Readonly<Record<string, DraftValue>>

const keepable = (flow: DraftFlow, field: string): boolean =>
  (fields[flow] as Readonly<Record<string, 'kept' | 'never'>>)[field] === 'kept'

const isRow = (value: unknown): value is DraftRows[number] =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')

const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || (Array.isArray(value) && value.every(isRow))

/** The part of a form that may be kept on the device: never a BVN, a medical answer or a document. */
export const draftOf = (flow: DraftFlow, form: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    Object.entries(form).filter(
      (entry): entry is [string, DraftValue] =>
        keepable(flow, entry[0]) && isDraftValue(entry[1]),
    ),
  )

/** A form begun anew with what a draft kept of it; only values of the same type as the form's own are taken. */
export const withDraft = <Form extends Readonly<Record<string, unknown>>>(
  flow: DraftFlow,
  form: Form,
  draft: Draft | undefined,
): Form =>
  Object.entries(draft ?? {}).reduce<Form>(
    (resumed, [field, value]) =>
      keepable(flow, field) && typeof resumed[field] === typeof value ? { ...resumed, [field]: value } : resumed,
    form,
  )
