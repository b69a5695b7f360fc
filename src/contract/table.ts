import * as abpStart from './abp-start'
import * as account from './account'
import * as activation from './activation'
import * as beneficiary from './beneficiary'
import * as catalogue from './catalogue'
import type { ServiceOf } from './endpoint'
import * as insurance from './insurance'
import * as kyc from './kyc'
import * as mandate from './mandate'
import * as orders from './orders'
import * as payment from './payment'
import * as policy from './policy'
import * as profile from './profile'
import * as profileChanges from './profile-changes'
import { quoteCalls } from './quote-calls'
import * as referral from './referral'
import * as statement from './statement'
import * as reminder from './reminder'
import * as tokenAuth from './token-auth'
import * as userProduct from './user-product'
import * as verification from './verification'

/**
 * Every call, one row each. Only the sandbox, the docs and the tests import this table: the
 * portal's adapters import the rows that they use, so that a route loads no more codecs than it needs.
 */
export const endpoints = {
  authenticate: tokenAuth.authenticate,
  logOut: tokenAuth.logOut,
  getAccess: payment.getAccess,
  getCurrentLoginInformations: abpStart.getCurrentLoginInformations,
  isTenantAvailable: abpStart.isTenantAvailable,
  register: account.register,
  sendEmailActivationLink: activation.sendEmailActivationLink,
  activateEmail: activation.activateEmail,
  sendPasswordResetCode: account.sendPasswordResetCode,
  resetPassword: account.resetPassword,
  sendVerificationSms: profileChanges.sendVerificationSms,
  verifySmsCode: profileChanges.verifySmsCode,
  getCurrentUserProfile: profile.getCurrentUserProfile,
  updateCurrentUserProfile: profileChanges.updateCurrentUserProfile,
  changePassword: profileChanges.changePassword,
  getKyc: kyc.getKyc,
  verifyBvn: kyc.verifyBvn,
  verifyNuban: kyc.verifyNuban,
  getBanks: kyc.getBanks,
  saveBankAccount: kyc.saveBankAccount,
  saveEmployer: kyc.saveEmployer,
  getMedicalQuestions: kyc.getMedicalQuestions,
  saveMedical: kyc.saveMedical,
  saveDocument: kyc.saveDocument,
  getCurrentUserEmployer: verification.getCurrentUserEmployer,
  getCurrentUserAccount: verification.getCurrentUserAccount,
  getCurrentUserBvn: verification.getCurrentUserBvn,
  getCurrentUserMedical: verification.getCurrentUserMedical,
  getDocuments: verification.getDocuments,
  getCategories: catalogue.getCategories,
  getProducts: catalogue.getProducts,
  getAppliances: catalogue.getAppliances,
  getVehicleMakes: insurance.getVehicleMakes,
  getVehicleModels: insurance.getVehicleModels,
  getTravelCountries: insurance.getTravelCountries,
  ...quoteCalls,
  getQuotes: orders.getQuotes,
  getQuote: orders.getQuote,
  dropQuote: orders.dropQuote,
  getPaymentByQuote: payment.getPaymentByQuote,
  getStatements: statement.getStatements,
  getPolicies: policy.getPolicies,
  getPolicy: policy.getPolicy,
  getUserProducts: userProduct.getUserProducts,
  getUserProduct: userProduct.getUserProduct,
  saveBeneficiary: beneficiary.saveBeneficiary,
  getBeneficiaries: beneficiary.getBeneficiaries,
  getBeneficiary: beneficiary.getBeneficiary,
  getRelationshipTypes: beneficiary.getRelationshipTypes,
  getReferrals: referral.getReferrals,
  getReferral: referral.getReferral,
  getReminderSettings: reminder.getReminderSettings,
  saveReminderSettings: reminder.saveReminderSettings,
  getMandates: mandate.getMandates,
  getMandate: mandate.getMandate,
} as const

export type EndpointName = keyof typeof endpoints

type Described = { readonly [Name in EndpointName]: ServiceOf<(typeof endpoints)[Name]> }[EndpointName]

const descriptions = {
  TokenAuth: 'Log-in, log-out and the access token of the payment widget.',
  Account: 'Registration and the confirmation of the email address.',
  Session: 'What the clients of ABP read at their start.',
  Profile: 'The personal details of the customer (KYC) and the verification of the phone number.',
  Kyc: 'The state of the identity check: six sections that the company reviews.',
  BVN: 'The Bank Verification Number (KYC).',
  Nuban: 'Account numbers in the Nigerian uniform format (NUBAN).',
  Bank: 'The banks to choose from.',
  BankAccount: "The customer's bank account (KYC).",
  Employer: "The customer's employer (KYC).",
  Medical: 'The medical questionnaire (KYC).',
  Document: 'Identity documents (KYC).',
  Category: 'The categories of the shop.',
  Product: 'The products of the shop.',
  Applicance: 'The appliances that a home quote can list. The name of the service is misspelt.',
  Insurance: 'Quotes, and the choices that their forms offer.',
  Quote: 'The quotes that the customer has asked for, on any device.',
  Payment:
    'The state of payments, and the statements of what was paid. The payment itself is made in the widget, not by a call of this API.',
  Policy: "The customer's policies, with quote, payment and certificate.",
  UserProduct: 'The products that the customer holds.',
  Beneficiary: 'The persons who are paid if the insured dies, each with a share.',
  Referral: "The friends who registered with the customer's code, and the rewards for them.",
  Reminder: 'How the customer is reminded of what comes.',
  Mandate: 'The direct debits that the customer has agreed to.',
}

type Missing = Exclude<Lowercase<Described>, Lowercase<keyof typeof descriptions>>

/**
 * What each service of the API is for. A service is the segment of a path before the call, in any case, and the call's tag.
 * One that is missing here does not compile.
 */
export const services: Readonly<Record<string, string> & Record<Missing, string>> = descriptions
