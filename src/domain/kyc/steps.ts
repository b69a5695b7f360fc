type StepDeclaration = {
  /** Its name in code: of its files, its view, its draft and the event that submits it. */
  readonly part: string
  /** The stored name of the section that it saves. */
  readonly field: string
  /** The status of a customer who has this step to submit. */
  readonly status: string
  /** Its short name in the wizard and in mails. */
  readonly title: string
  /** The label of its section in Settings. */
  readonly label: string
  /** Whether a customer who was approved without it has to submit it; if not, the approval holds. */
  readonly asksApproved: boolean
}

/**
 * The steps of the KYC wizard that have a form, in their order. This list loads no rules: what a step's form is, and how
 * it is read, is in `parts`.
 */
const steps = [
  {
    part: 'user-details',
    field: 'User Info',
    status: 'NewlyRegistered',
    title: 'User Details',
    label: 'Overview',
    asksApproved: true,
  },
  {
    part: 'bank-account',
    field: 'Account Info',
    status: 'PendingAccountInfo',
    title: 'Bank Account',
    label: 'Bank Info',
    asksApproved: true,
  },
  { part: 'bvn', field: 'Bvn Info', status: 'PendingBvnInfo', title: 'BVN', label: 'BVN Info', asksApproved: true },
  {
    part: 'employer',
    field: 'Employer Info',
    status: 'PendingEmployerInfo',
    title: 'Employer',
    label: 'Employer Info',
    asksApproved: true,
  },
  {
    part: 'medical',
    field: 'Medical Info',
    status: 'PendingMedicalInfo',
    title: 'Medical',
    label: 'Medical Info',
    asksApproved: true,
  },
  {
    part: 'document',
    field: 'Identification Document',
    status: 'PendingIdentificationUpload',
    title: 'Document',
    label: 'ID Document',
    asksApproved: true,
  },
] as const satisfies readonly StepDeclaration[]

type Declared = (typeof steps)[number]
export type KycPart = Declared['part']
export type KycField = Declared['field']
/** The section that a part saves. */
export type FieldOf<Part extends KycPart> = Extract<Declared, { readonly part: Part }>['field']
export type KycStep = Omit<StepDeclaration, 'part' | 'field' | 'status'> & Pick<Declared, 'part' | 'field' | 'status'>

export const kycSteps: readonly KycStep[] = steps

/** The KYC statuses in order: each names what the customer still has to submit, and the last two what comes of it. */
export type KycStatus = Declared['status'] | 'PendingReview' | 'Approved'
export const kycStatuses: readonly KycStatus[] = [...kycSteps.map(({ status }) => status), 'PendingReview', 'Approved']
