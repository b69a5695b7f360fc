import { countToFix, NO_REASON, sectionTitles } from '../../domain/kyc/sections'
import type { KycField } from '../../domain/kyc/steps'
import { mail, type Mail } from '../platform/mail/mail'

/** The approval of all details. `portal` is the portal's origin. */
export const approvalMail = (name: string, portal: string): Mail =>
  mail('Your details have been approved', name, [
    'We have checked your details and approved them. There is nothing more to do. Your account is here:',
    { action: 'Go to your account', link: `${portal}/dashboard` },
  ])

type Rejected = { readonly field: KycField; readonly reason: string | undefined }

/** A rejection: its sections, each with its reason, and a link to the wizard. */
export const rejectionMail = (name: string, rejected: readonly Rejected[], portal: string): Mail =>
  mail('Your details need another look', name, [
    `We could not approve your details yet. There ${rejected.length === 1 ? 'is' : 'are'} ${countToFix(rejected.length)}:`,
    ...rejected.map(({ field, reason }) => ({ point: [sectionTitles[field], reason ?? NO_REASON] as const })),
    'Open this link to correct it:',
    { action: 'Correct your details', link: `${portal}/dashboard/kyc` },
  ])
