/**
 * The texts of the beneficiary form, exactly as in the specification where it has them, including its spelling. The
 * texts for the document of a new beneficiary are KYC's.
 */
export const beneficiaryMessages = {
  surname: "Please enter beneficary's name",
  otherNames: 'Please enter other names',
  sharePercentage: 'Please enter a percentage',
  sharesTotal: 'Shares cannot add up to more than 100 %',
  relationshipType: 'Please select a relationship type',
  mobileNo: 'Please enter a mobile number',
} as const

/** Toasts and labels of the screen; the first is the specification's, and is also shown after an edit. */
export const beneficiaryLabels = {
  saved: 'Beneficiary created successfully',
  notSaved: 'This was not saved. Please try again.',
  unclear: 'We could not confirm that this was saved. Check your beneficiaries before you try again.',
} as const
