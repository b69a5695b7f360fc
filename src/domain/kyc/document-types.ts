/** The kinds of document: the wire's spelling, and the label. */
export const documentTypes = [
  { type: 'PassortPhoto', label: 'Passport photo' },
  { type: 'InternationalPassort', label: 'International passport' },
  { type: 'NationalId', label: 'National ID' },
  { type: 'DriversLicense', label: "Driver's license" },
  { type: 'Signature', label: 'Signature' },
] as const
export const documentTypeNames = documentTypes.map(({ type }) => type)
