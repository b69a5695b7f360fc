import { LOGIN_TOKEN_STORAGE_KEY } from '../../../domain/rules/constants'

/** Whether a log-in token is stored here (the portal's session adapter writes it under this key). */
export const isKnown = (storage: () => Pick<Storage, 'getItem'>): boolean => {
  try {
    return Boolean(storage().getItem(LOGIN_TOKEN_STORAGE_KEY))
  } catch {
    // Storage may be disabled: then nobody is a known customer.
    return false
  }
}

/** Shows the link to the dashboard instead of those to log-in and registration. */
export const welcomeBack = (page: ParentNode): void => {
  for (const element of page.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = true
  for (const element of page.querySelectorAll<HTMLElement>('[data-customer]')) element.hidden = false
  for (const link of page.querySelectorAll('a[href="/register"], a[href="/login"]'))
    link.setAttribute('href', '/dashboard')
}
