import { makeOpenedResetLink } from '../adapters/browser/opened-reset-link'

/** Takes the link of a reset mail out of the address, before the container exists and anything is requested. */
export const openedResetLink = (browser: Window) => makeOpenedResetLink(browser)
