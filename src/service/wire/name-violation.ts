import { plainName } from '../../domain/rules/plain-name'
import { required } from '../../domain/rules/rule'
import { hasLetter } from '../../domain/values/visible-text'
import { violation, type Violation } from './errors'

/** The violation of what an account is called: it is empty, or no plain name. */
export const userNameViolation = (member: string, name: string, missing: string): Violation | null => {
  const message = required(missing)(name) ?? plainName(name)
  return message === null ? null : violation(member, message)
}

/** The violation of somebody's name, which has a letter too (requirement TAP-17). */
export const nameViolation = (member: string, name: string, missing: string): Violation | null =>
  hasLetter(name) ? userNameViolation(member, name, missing) : violation(member, missing)
