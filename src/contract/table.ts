import * as abpStart from './abp-start'
import * as account from './account'
import * as activation from './activation'
import * as beneficiary from './beneficiary'
import * as catalogue from './catalogue'
import * as insurance from './insurance'
import * as kyc from './kyc'
import * as mandate from './mandate'
import * as payment from './payment'
import * as policy from './policy'
import * as profile from './profile'
import * as profileChanges from './profile-changes'
import { quoteCalls } from './quote-calls'
import * as referral from './referral'
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
  getPaymentByQuote: payment.getPaymentByQuote,
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
  getMandates: mandate.getMandates,
  getMandate: mandate.getMandate,
} as const

export type EndpointName = keyof typeof endpoints
