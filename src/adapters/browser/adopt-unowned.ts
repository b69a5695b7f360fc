import type { LocalKey } from '../../domain/session/stored-items'
import type { StorageOwner } from '../../ports/customer-storage'
import { comparable } from './comparable-email'
import type { SafeStorage } from './storage'

const order: readonly LocalKey[] = ['quote', 'payment', 'payment-attempt', 'paid-order']

const emailIn = (quote: string | undefined): string => {
  try {
    const stored: unknown = JSON.parse(quote ?? 'null')
    const email: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'userEmail') : ''
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}

/**
 * The keys that are this customer's of what an earlier release of the portal stored, which did not say whose it was: an
 * order has an email address in it, and drafts had a user name in their keys (`draft:{userName}:{flow}`), which they lose.
 */
export const adoptUnowned = (
  local: SafeStorage<LocalKey>,
  { email, userName }: Required<StorageOwner>,
): readonly LocalKey[] => {
  const isOwnOrder = comparable(emailIn(local.get('quote'))) === comparable(email)
  const prefix = `draft:${userName}:` as const
  const drafts = local.keys().flatMap((key): readonly LocalKey[] => {
    if (userName === '' || !key.startsWith(prefix)) return []
    const adopted = `draft:${key.slice(prefix.length)}` as const
    local.set(adopted, local.get(key as LocalKey) ?? '')
    return [adopted]
  })
  return [...(isOwnOrder ? order : []), ...drafts]
}
