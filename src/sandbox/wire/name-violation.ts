import { plainName } from '../../domain/rules/plain-name'
import { required } from '../../domain/rules/rule'
import { violation, type Violation } from './errors'

/** The violation of somebody's name: it is empty, or no plain name. */
export const nameViolation = (member: string, name: string, missing: string): Violation | null => {
  const message = required(missing)(name) ?? plainName(name)
  return message === null ? null : violation(member, message)
}
