/** The enumerations as C# would declare them: the order of the specification, written by hand. */
const enums = {
  kycStatus: [
    ...['NewlyRegistered', 'PendingAccountInfo', 'PendingBvnInfo', 'PendingEmployerInfo', 'PendingMedicalInfo'],
    ...['PendingIdentificationUpload', 'PendingReview', 'Approved'],
  ],
  gender: ['Male', 'Female'],
  kycField: ['User Info', 'Account Info', 'Bvn Info', 'Employer Info', 'Medical Info', 'Identification Document'],
  sectionStatus: ['Pending', 'Approved', 'Rejected'],
  referralStatus: ['Paid', 'Pending'],
  paymentStatus: ['Unpaid', 'Pending', 'Paid', 'Mandated'],
  documentType: ['PassortPhoto', 'InternationalPassort', 'NationalId', 'DriversLicense', 'Signature'],
} as const

/** An answer of the API: its status, its content type, and its text. */
export type ApiAnswer = { readonly status: number; readonly type: string; readonly text: string }

const nothing = (status: number): ApiAnswer => ({ status, type: '', text: '' })

const page = (status: number, title: string): ApiAnswer => ({
  status,
  type: 'text/html',
  text: `<html>\r\n<head><title>${String(status)} ${title}</title></head>\r\n<body>\r\n<center><h1>${String(status)} ${title}</h1></center>\r\n</body>\r\n</html>\r\n`,
})

const numbers = (names: readonly string[]) => (value: unknown) => {
  const place = names.indexOf(String(value))
  return place < 0 ? value : place
}

type Change = (value: unknown) => unknown

/** The enumerations, by the service and the member. */
const enumerations: readonly (readonly [service: RegExp, member: string, change: Change])[] = [
  [/\/(profile|kyc)\//, 'kycStatus', numbers(enums.kycStatus)],
  [/\/profile\//, 'gender', numbers(enums.gender)],
  [/\/kyc\//, 'kycField', numbers(enums.kycField)],
  [/\/kyc\//, 'status', numbers(enums.sectionStatus)],
  [/\/referral\//, 'status', numbers(enums.referralStatus)],
  [/\/payment\//, 'status', numbers(enums.paymentStatus)],
  [/\/document\//, 'type', numbers(enums.documentType)],
  [/\/bankaccount\//, 'accountType', (code) => (/^\d+$/.test(String(code)) ? Number(code) : code)],
]

const lagos = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos', dateStyle: 'short', timeStyle: 'medium' })

/** A `DateTime` of unspecified kind: the server's own time, without an offset, in ticks of a ten-millionth of a second. */
const dateTime: Change = (value) => {
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value}T00:00:00`
  const fraction = /^\d{4}-\d{2}-\d{2}T[\d:]+(?:\.(\d+))?Z$/.exec(value)
  return fraction === null
    ? value
    : `${lagos.format(new Date(value)).replace(' ', 'T')}.${(fraction[1] ?? '').padEnd(7, '0')}`
}

const audited = { isDeleted: false, deleterUserId: null, creatorUserId: null }

/** A result as Newtonsoft.Json writes the DTOs of a stock server. */
const stockResult = (path: string, value: unknown, member = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => stockResult(path, item, member))
  if (typeof value !== 'object' || value === null) {
    const found = enumerations.find(([service, name]) => name === member && service.test(path))
    return found ? found[2](value) : /(Time|Date|dateOfBirth)$/.test(member) ? dateTime(value) : value
  }
  const members = Object.entries(value).map(([name, inner]) => [name, stockResult(path, inner, name)] as const)
  return { ...Object.fromEntries(members), ...('id' in value ? audited : {}) }
}

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** ABP lowers the first letter of a member's whole path; the parts after it keep the case of the C# property. */
const stockMember = (path: string): string => {
  const [first = '', ...rest] = path.split('.')
  return [first, ...rest.map(pascalCase)].join('.')
}

type Envelope = {
  readonly success: boolean
  readonly result: unknown
  readonly error: {
    readonly message: string | null
    readonly validationErrors: readonly { readonly message: string; readonly members: readonly string[] }[] | null
  } | null
}

/** The envelope in a text; `undefined` for any other text. */
const envelopeIn = (text: string): Envelope | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'success' in body ? (body as Envelope) : undefined
  } catch {
    return undefined
  }
}

/** Statuses that ASP.NET Core answers without a body when no action has run. */
const emptyStatuses = [405, 413, 415]

const gateways: Readonly<Record<number, string>> = {
  502: 'Bad Gateway',
  503: 'Service Temporarily Unavailable',
  504: 'Gateway Time-out',
}

/** The sandbox's message for an unknown address; that for an unknown entity is another. */
const UNKNOWN_ROUTE = 'There is no entity or call at this address.'

/**
 * The answer of a stock ABP server in place of the sandbox's: the facts of docs/abp.md. An answer that is no envelope
 * (a fault that was switched on) stays as it is.
 */
export const stockAnswer = (path: string, answer: ApiAnswer): ApiAnswer => {
  const { status, text } = answer
  const gateway = gateways[status]
  if (gateway !== undefined) return page(status, gateway)
  if (emptyStatuses.includes(status)) return nothing(status)
  const envelope = envelopeIn(text)
  if (envelope === undefined) return answer
  const { error, result } = envelope
  if (status === 404 && error?.message === UNKNOWN_ROUTE) return nothing(404)
  const validationErrors = error?.validationErrors?.map(({ message, members }) => ({
    message,
    members: members.map(stockMember),
  }))
  const changed = {
    ...envelope,
    result: stockResult(path.toLowerCase(), result),
    error: error && { ...error, validationErrors: validationErrors ?? null },
  }
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(changed) }
}
