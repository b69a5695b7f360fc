import { parseArgs } from 'node:util'
import { left, map, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { kycFieldNamed, kycFields, type KycField } from '../../../domain/kyc/sections'
import type { ReviewRequest } from '../../kyc/review'

/** What somebody at the desk asks for. */
export type Task =
  | { readonly task: 'help' }
  | { readonly task: 'list' }
  | { readonly task: 'decide'; readonly review: ReviewRequest }

export const usage = `npm run desk                      lists the reviews that wait, the oldest first
npm run desk -- approve <email>   approves all sections of a customer
npm run desk -- reject <email> --section "Bvn Info" --reason "The name differs."
                                  rejects sections; each --section has its --reason
npm run desk -- --help            prints this

The sections are: ${kycFields.join(', ')}.
The customer gets an email. The database is that of DATABASE_URL, or the folder of DATA_DIR.
In a container: node dist/sandbox/desk.js instead of npm run desk --`

const options = {
  help: { type: 'boolean' },
  section: { type: 'string', multiple: true, default: [] as string[] },
  reason: { type: 'string', multiple: true, default: [] as string[] },
} as const

/** A reason for each section, in the order in which they are given. */
const reasonsOf = (
  sections: readonly string[],
  reasons: readonly string[],
): Either<string, Partial<Record<KycField, string>>> => {
  if (sections.length === 0)
    return left('A rejection names its sections: --section "Bvn Info" --reason "The name differs."')
  if (sections.length !== reasons.length) return left('Each --section needs a --reason.')
  const pairs: (readonly [KycField, string])[] = []
  for (const [index, name] of sections.entries()) {
    const field = kycFieldNamed(name)
    const reason = reasons[index]?.trim() ?? ''
    if (field === undefined) return left(`There is no section "${name}". The sections are: ${kycFields.join(', ')}.`)
    if (reason === '') return left(`The reason for ${field} is empty.`)
    if (pairs.some(([other]) => other === field)) return left(`${field} is named twice.`)
    pairs.push([field, reason])
  }
  return right(Object.fromEntries(pairs))
}

const taskOf = (
  words: readonly string[],
  sections: readonly string[],
  reasons: readonly string[],
): Either<string, Task> => {
  const [decision, emailAddress, ...more] = words
  if (decision !== 'reject' && sections.length + reasons.length > 0)
    return left('Only reject takes --section and --reason.')
  if (decision === undefined) return right({ task: 'list' })
  if (decision !== 'approve' && decision !== 'reject') return left(`"${decision}" is neither approve nor reject.`)
  if (emailAddress === undefined || more.length > 0) return left(`${decision} takes one email address.`)
  const decide = (reasonOf: ReviewRequest['reasons']): Task => ({
    task: 'decide',
    review: { emailAddress, decision, sections: undefined, reason: undefined, reasons: reasonOf },
  })
  return decision === 'approve' ? right(decide(undefined)) : pipe(reasonsOf(sections, reasons), map(decide))
}

/** Reads the arguments; `left` is a sentence about what is wrong with them. */
export const readTask = (args: readonly string[]): Either<string, Task> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return values.help === true ? right({ task: 'help' }) : taskOf(positionals, values.section, values.reason)
  } catch (error) {
    return left(error instanceof Error ? error.message : String(error))
  }
}
