import { hasLetter } from '../values/visible-text'
import { fieldMessages } from './field-messages'
import type { Rule } from './rule'

/** Control characters and the separators of lines and paragraphs: what could begin another line of an email. */
const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** The beginning of an address that mail programs turn into a link. */
const hasLink = /https?:\/\/|\bwww\./i

/**
 * A name is one line without a link: it is part of emails to an address that whoever typed it need not own. Everything
 * else that people are called is fine.
 */
export const plainName: Rule = (value) => {
  const name = value.trim()
  return breaksLine.test(name) || hasLink.test(name) ? fieldMessages.name : null
}

/** What somebody is called: a plain name with a letter; `missing` for what has none. */
export const personName =
  (missing: string): Rule =>
  (value) =>
    hasLetter(value) ? plainName(value) : missing
