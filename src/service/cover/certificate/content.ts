import brand from '../../../brand.json'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { mailLink, telephoneLink, whatsAppLink } from '../../../domain/values/contact-links'
import { claimSteps } from '../../../domain/policy/claim-steps'
import { formatMoney, kobo } from '../../../domain/values/money'
import { dateShown } from '../../../domain/values/typed-date'
import type { BeneficiaryRow } from '../../beneficiary/repository'
import type { Section } from '../../shop/product/cover'
import type { Line } from '../../shop/line'
import type { PolicyRow } from '../policy/repository'
import { coveredPerson } from '../../shop/quote/covered'
import { conditionsOf, coveredText, particularsOf, platesOf, priceUnitOf } from '../../shop/quote/insured'
import { beginningOf, policyPeriod } from '../policy/renewal'

/** A day and an hour in Lagos. */
type Moment = { readonly day: string; readonly hour: string }

/** A line whose text may open an address. */
export type LinkedLine = readonly [name: string, text: string, href?: string]

/** What a certificate says, from top to bottom. */
export type Certificate = {
  readonly product: string
  readonly policyNo: string
  /** The facts to be read at arm's length: who or which vehicle, and from when to when. */
  readonly key: {
    readonly covered: string
    readonly plates: readonly string[]
    readonly from: Moment
    readonly until: Moment
  }
  readonly sections: readonly Section[]
  readonly conditions: readonly string[]
  readonly insurer: readonly LinkedLine[]
  readonly claims: { readonly contact: readonly LinkedLine[]; readonly steps: readonly string[] }
  readonly checkAddress: string
}

const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const at = (day: CalendarDate, hour: string): Moment => ({ day: dateShown(day), hour: `${hour}, Nigerian time` })

/** A cover begins with the first hour of its first day, but never before it was paid for. */
const beginning = (from: CalendarDate, began: Date): Moment =>
  at(from, from === dayInLagos(began.getTime()) ? HOUR.format(began) : '00:00')

const { broker, underwriter } = brand.insurance

const policyLines = ({ policy, quote, payment }: PolicyRow): readonly Line[] => {
  const covered = coveredPerson(quote)
  return [
    ...(covered === quote.name ? [] : [['Policyholder', quote.name] as const]),
    ['Premium', `${formatMoney(kobo(quote.totalPremium))} ${priceUnitOf(quote)}`],
    ['Paid by', payment.status === 'Mandated' ? `mandate, ${payment.gateWay}` : payment.gateWay],
    ['Payment reference', payment.paymentReference],
    ['Quote number', quote.quoteNo],
    ['Client number', policy.clientNo],
    ['Issued', dateShown(dayInLagos(policy.createdAt.getTime()))],
  ]
}

/** The content of a policy's certificate; `beneficiaries` are those that the customer has named. */
export const certificateOf = (
  row: PolicyRow,
  beneficiaries: readonly BeneficiaryRow[],
  checkAddress: string,
): Certificate => {
  const { policy, quote } = row
  const { from, to } = policyPeriod(policy, quote)
  return {
    product: quote.productName,
    policyNo: policy.policyNo,
    key: {
      covered: coveredPerson(quote),
      plates: platesOf(quote),
      from: beginning(from, beginningOf(policy)),
      until: at(to, '23:59'),
    },
    sections: [...particularsOf({ ...quote, beneficiaries }), { title: 'Policy', lines: policyLines(row) }],
    conditions: [coveredText(quote.productId) ?? policy.description, ...conditionsOf(quote.productId)],
    insurer: [
      ['Insurer', underwriter.name],
      ['Licence', underwriter.licence],
      ['Broker', brand.name],
      ['Licence', broker.licence],
    ],
    claims: {
      contact: [
        ['Telephone', brand.telephone, telephoneLink(brand.telephone)],
        ['WhatsApp', brand.whatsapp, whatsAppLink(brand.whatsapp)],
        ['Email', brand.email, mailLink(brand.email)],
      ],
      steps: claimSteps(quote.productCode),
    },
    checkAddress,
  }
}
