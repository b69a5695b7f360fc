/** The paths that are requested before the codecs of their calls are loaded; the others are written in their rows. */
export const profilePath = '/services/app/Profile/GetCurrentUserProfileForEdit'
export const sectionsPath = '/services/app/Kyc/GetAll'
export const referralsPath = '/services/app/Referral/GetAll'
export const beneficiariesPath = '/services/app/Beneficiary/GetAll'
export const relationshipTypesPath = '/services/app/Beneficiary/Beneficiary/GetRelationshipTypes'

/** The same of the lists that open the details of a row. */
export const listPaths = {
  policies: '/services/app/Policy/GetAll',
  mandates: '/services/app/Mandate/GetAll',
} as const
