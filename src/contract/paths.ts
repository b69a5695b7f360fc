/** The paths that are requested before the codecs of their calls are loaded; the others are written in their rows. */
export const profilePath = '/services/app/Profile/GetCurrentUserProfileForEdit'
export const sectionsPath = '/services/app/Kyc/GetAll'
export const policiesPath = '/services/app/Policy/GetAll'
export const mandatesPath = '/services/app/Mandate/GetAll'
export const referralsPath = '/services/app/Referral/GetAll'
export const beneficiariesPath = '/services/app/Beneficiary/GetAll'
export const relationshipTypesPath = '/services/app/Beneficiary/Beneficiary/GetRelationshipTypes'
