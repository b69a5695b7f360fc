import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT } from 'jose'

const migrations = 'src/service/platform/database/migrations'
/** The last migration of the version before certificates had a check page. */
const LAST = '0009-policy-list.sql'

const DAY_MS = 86_400_000
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS)
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** When everything was bought. */
export const bought = daysAgo(40)

export const earlierCustomer = {
  id: '6f1d4c3e-7d7a-4f0e-9b1e-2f4a5c6d7e8f',
  emailAddress: 'earlier@mail.test',
  name: 'Ada Earlier',
}

/** Who signed a quote without having an account. */
export const OTHER = 'Aminu Traveller'

type Row = {
  readonly productId: number
  readonly code: string
  readonly subCode: string
  readonly classCode: string
  readonly product: string
  /** The request as it was stored, within the rules of then: without largest sums, longest stays and excluded countries. */
  readonly details: unknown
}

const vehicle = {
  registrationNo: 'ABC-123DE',
  makeId: '1',
  modelId: '102',
  chassisNo: 'JTDBR32E720012345',
  engineNo: '1ZZ-0000001',
  bodyType: 'Saloon',
  colour: 'Blue',
  manuYear: '2019',
  value: 900_000_000,
  isCommercial: false,
}
const trip = (departed: number, arrived: number, destination: string) => ({
  signature: ` ${OTHER} `,
  destination,
  depaturedate: `${dayOf(daysAgo(departed))}T09:30:00`,
  arrivaldate: `${dayOf(daysAgo(arrived))}T18:05:00`,
  passportNo: 'A01234567',
})
const building = {
  description: 'A house',
  buildingValue: 2_500_000_000.5,
  city: 'Ikeja',
  location: '1 Example Street',
  state: 'Lagos',
  items: [{ itemDesc: 'Television', itemValue: 125_000 }],
}
const home = { signature: 'Ada Earlier', building: [building] }
const plan = {
  signature: 'Ada Earlier',
  duration: 3,
  sumAssured: 300_000_000,
  lifeCover: 200_000_000.25,
  criticalIllnessCover: 0,
  permanentDisability: 0,
  frequency: 'monthly',
}
const care = { signature: 'Ada Earlier', subCode: 'Silver' }

const row = (
  productId: number,
  code: string,
  subCode: string,
  classCode: string,
  product: string,
  details: unknown,
): Row => ({
  productId,
  code,
  subCode,
  classCode,
  product,
  details,
})

/** A quote of each product as the version stored it, and one of a demo customer. */
export const earlierQuotes: readonly Row[] = [
  row(101, 'MTC', 'Comprehensive', 'M', 'Comprehensive Motor', { signature: 'MOTOR', vehicles: [vehicle, vehicle] }),
  row(102, 'MTP', 'ThirdParty', 'M', 'Third Party Motor', { signature: 'MOTOR', vehicles: [vehicle] }),
  row(201, 'HLS', 'Silver', 'H', 'Silver Health Plan', care),
  row(202, 'LTF', 'Silver', 'H', 'Term Life', care),
  row(301, 'TRS', 'Single', 'T', 'Single Trip', trip(30, 20, 'GB')),
  row(302, 'TRA', 'Annual', 'T', 'Annual Traveller', trip(30, -170, 'NG')),
  row(401, 'HMB', 'Building', 'P', 'Home Owner', home),
  row(402, 'HMC', 'Contents', 'P', 'Home Contents', home),
  row(501, 'SVT', 'Target', 'S', 'Target Savings', plan),
  row(502, 'SVF', 'Flexible', 'S', 'Flexible Savings', plan),
  row(601, 'EDS', 'School', 'E', 'School Fees Plan', plan),
  row(602, 'EDU', 'University', 'E', 'University Plan', plan),
  row(301, 'TRS', 'Single', 'T', 'Single Trip', { demo: true }),
]

/** Every second quote was paid by mandate. */
export const isMandated = (index: number): boolean => index % 2 === 1

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const PREMIUM = 1_500_000
const at = text(bought.toISOString())

const quoteOf = ({ productId, code, subCode, product, details }: Row): string => `
  insert into quote (customer_id, client_email, name, product_id, product_name, product_code, product_sub_code,
    product_description, total_premium, details, created_at)
  values (${[earlierCustomer.id, earlierCustomer.emailAddress, earlierCustomer.name].map(text).join(', ')}, ${productId},
    ${[product, code, subCode, 'What was said of it then.'].map(text).join(', ')}, ${PREMIUM},
    ${text(JSON.stringify(details))}::jsonb, ${at})
  returning *`

const policyOf = (row: Row, index: number): string => {
  const method = isMandated(index)
    ? "'Mandated', 'Sandbox Direct Debit', 'mandate', '4579'"
    : "'Paid', 'Sandbox Card', 'card', '6666'"
  const mandate = `
  insert into mandate (customer_id, quote_id, active, name, email, merchant_code, amount, fee, start_date, end_date,
    next_execute_date, source, gate_way, notification_type, currency, frequency, created_at)
  select customer_id, id, true, name, client_email, 'HB-001', ${PREMIUM / 12}, 0, ${text(dayOf(bought))},
    ${text(dayOf(daysAgo(-324)))}, ${text(dayOf(bought))}, 'First Bank of Nigeria', 'Sandbox Direct Debit', 'Email', 'NGN',
    'Monthly', ${at} from q`
  return `
with q as (${quoteOf(row)}), p as (
  insert into payment (quote_id, customer_id, status, gate_way, channel, last_digits, payment_reference,
    transaction_reference, amount, fees, total_amount, currency, created_at)
  select id, customer_id, ${method}, 'PAY-' || id, 'TRX-' || id, ${PREMIUM}, 0, ${PREMIUM}, 'NGN', ${at} from q
  returning *)${isMandated(index) ? `, m as (${mandate})` : ''}
insert into policy (customer_id, quote_id, class_code, year, status, name, client_no, description, product_name, quote_no,
  total_premium, payment_reference, total_amount, created_at)
select q.customer_id, q.id, ${text(row.classCode)}, ${bought.getUTCFullYear()}, 'Active', q.product_name || ', ' || q.name,
  'C-6F1D4C3E', q.product_description, q.product_name, q.quote_no, q.total_premium, p.payment_reference, p.total_amount, ${at}
from q, p;`
}

/** The statements that make an empty database one whose last migration is this one. */
export const schemaUpTo = async (last: string): Promise<string> => {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql') && name <= last).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(migrations, name), 'utf8')))
  return [
    ...texts,
    `create table migration (name text primary key, applied_at timestamptz not null default now());
    insert into migration (name) values ${names.map((name) => `(${text(name)})`).join(', ')};`,
  ].join('\n')
}

/**
 * The statements that make an empty database one of that version: its migrations, a customer with that hash of a password,
 * a policy for each of the quotes, and the same quotes once more, not paid.
 */
export const earlierVersion = async (passwordHash: string): Promise<string> => {
  const { id, emailAddress } = earlierCustomer
  const columns = [id, 'Ada', 'Earlier', 'earlier', 'earlier', emailAddress, emailAddress, passwordHash]
    .map(text)
    .join(', ')
  return [
    await schemaUpTo(LAST),
    `insert into customer (id, name, surname, user_name, user_name_key, email_address, email_key, password_hash,
      email_confirmed, referral_code, created_at)
    values (${columns}, true, 'EARLIER1', ${at});`,
    `${earlierQuotes.map(policyOf).join('\n')}
    ${earlierQuotes.map((quote) => `${quoteOf(quote)};`).join('\n')}`,
  ].join('\n')
}

/** An open session of that customer: its token, which names no audience, and the statements that record it. */
export const earlierSession = async (): Promise<{ readonly token: string; readonly statements: string }> => {
  const [key, id, expiresAt] = [randomBytes(32), randomUUID(), new Date(Date.now() + 3_600_000)]
  const token = await new SignJWT({ sub: earlierCustomer.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('customer-portal-sandbox')
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key)
  const row = [id, randomUUID(), earlierCustomer.id, expiresAt.toISOString()].map(text).join(', ')
  const statements = `
    insert into setting (name, value) values ('token-signing-key', ${text(key.toString('base64'))});
    insert into access_token (id, session, customer_id, expires_at) values (${row});`
  return { token, statements }
}
