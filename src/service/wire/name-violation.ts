import { personName, plainName } from '../../domain/rules/plain-name'
import { required } from '../../domain/rules/rule'
import { violation, type Violation } from './errors'

const violationOf = (member: string, message: string | null): Violation | null =>
  message === null ? null : violation(member, message)

/** The violation of what an account is called: it is empty, or no plain name. */
export const userNameViolation = (member: string, name: string, missing: string): Violation | null =>
  violationOf(member, required(missing)(name) ?? plainName(name))

/** The violation of somebody's name, which has a letter too. */
export const nameViolation = (member: string, name: string, missing: string): Violation | null =>
  violationOf(member, personName(missing)(name))
