import { LOGIN_TOKEN_STORAGE_KEY } from '../../../domain/rules/constants'

/** Whether a log-in token is stored here (the portal's session adapter writes it under this key). */
export const isKnown = (storage: () => Pick<Storage, 'getItem'>): boolean => {
  try {
    return Boolean(storage().getItem(LOGIN_TOKEN_STORAGE_KEY))
  } catch {
    // Storage may be switched off: then nobody is known.
    return false
  }
}

/** Shows the way to the dashboard in place of the ways in. */
export const welcomeBack = (page: ParentNode): void => {
  for (const element of page.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = true
  for (const element of page.querySelectorAll<HTMLElement>('[data-customer]')) element.hidden = false
  for (const link of page.querySelectorAll('a[href="/register"], a[href="/login"]'))
    link.setAttribute('href', '/dashboard')
}
