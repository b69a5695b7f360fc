import { mail, type Mail } from '../platform/mail/mail'
import { CONFIRMATION_HOURS } from './rules'

/** Every mail about the way into an account leaves before all others. */
const securityMail = (...parts: Parameters<typeof mail>): Mail => ({ ...mail(...parts), isSecurity: true })

const CHOOSE = 'Choose a new password'

export const activationMail = (name: string, link: string): Mail =>
  securityMail('Confirm your email address', name, [
    'Thank you for opening an account. Please confirm your email address by opening this link:',
    { action: 'Confirm email address', link },
    `The link works once, within the next ${CONFIRMATION_HOURS} hours. If you did not open an account with us, you can ignore this email.`,
  ])

/** What the customer needs to choose a new password. */
export const passwordResetMail = (name: string, link: string): Mail =>
  securityMail('Reset your password', name, [
    'We received a request for a new password for your account. To choose one, open this link:',
    { action: CHOOSE, link },
    'The link works once, within the next hour. Choosing a new password logs you out on every device. If you did not ask for it, you can ignore this email: your password stays as it is.',
  ])

/** Tells the customer about a new password. `forgotten` is where to ask for a reset link. */
export const passwordChangedMail = (name: string, forgotten: string): Mail =>
  securityMail('Your password has been changed', name, [
    'The password of your account has just been changed in your settings. If that was you, there is nothing to do.',
    'If it was not you, choose a new password now. That logs out everybody who uses your account:',
    { action: CHOOSE, link: forgotten },
  ])
