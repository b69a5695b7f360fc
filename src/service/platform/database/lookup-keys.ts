import { visibleText } from '../../../domain/values/visible-text'

/** A name or address without what does not count: blanks around it, and capitals. */
export const exactKeyOf = (text: string): string => text.trim().toLowerCase()

/**
 * The key that an account is looked up by, in one form of its characters. A row of an earlier version
 * that shares it with another one has `exactKeyOf`.
 */
export const lookupKeyOf = (text: string): string => exactKeyOf(visibleText(text)).normalize('NFC')
