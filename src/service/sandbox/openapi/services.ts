import type { ServiceOf } from '../../../contract/endpoint'
import type { endpoints, EndpointName } from '../../../contract/table'

type Described = { readonly [Name in EndpointName]: ServiceOf<(typeof endpoints)[Name]> }[EndpointName]

const descriptions = {
  TokenAuth: 'Log-in, log-out and the access token of the payment widget.',
  Account: 'Registration and the confirmation of the email address.',
  Session: 'What the clients of ABP read at their start.',
  Profile: 'The personal details of the customer (KYC step 1) and the verification of the phone number.',
  Kyc: 'The state of the identity check: six sections that the company reviews.',
  BVN: 'The Bank Verification Number (KYC step 3).',
  Nuban: 'Account numbers in the Nigerian uniform format (NUBAN).',
  Bank: 'The banks to choose from.',
  BankAccount: "The customer's bank account (KYC step 2).",
  Employer: "The customer's employer (KYC step 4).",
  Medical: 'The medical questionnaire (KYC step 5).',
  Document: 'Identity documents (KYC step 6).',
  Category: 'The categories of the shop.',
  Product: 'The products of the shop.',
  Applicance: 'The appliances that a home quote can list. The name of the service is misspelt.',
  Insurance: 'Quotes, and the choices that their forms offer.',
  Payment: 'The state of payments. The payment itself is made in the widget, not by a call of this API.',
  Policy: "The customer's policies, with quote, payment and certificate.",
  UserProduct: 'The products that the customer holds.',
  Beneficiary: 'The persons who are paid if the insured dies, each with a share.',
  Referral: "The friends who registered with the customer's code, and the rewards for them.",
  Mandate: 'The direct debits that the customer has agreed to.',
}

type Missing = Exclude<Lowercase<Described>, Lowercase<keyof typeof descriptions>>

/**
 * What each service of the API is for. A service is the segment of a path before the call, in any case, and the call's tag.
 * One of the endpoint table that is missing here does not compile.
 */
export const services: Readonly<Record<string, string> & Record<Missing, string>> = descriptions
