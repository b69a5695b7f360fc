import { parseArgs } from 'node:util'
import { chain, left, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { kycFieldNamed, kycFields } from '../../../domain/kyc/sections'
import type { KycField } from '../../../domain/kyc/steps'
import type { ReviewRequest } from '../../kyc/review'

/** What somebody at the desk asks for. */
export type Task =
  | { readonly task: 'help' }
  | { readonly task: 'list' }
  | { readonly task: 'show'; readonly emailAddress: string }
  | { readonly task: 'decide'; readonly review: ReviewRequest }

export const usage = `npm run desk                      lists the reviews that wait, the oldest first
npm run desk -- show <email>      lists what there is to review of one customer
npm run desk -- approve <email> --version 1.3.1.1.1.2
                                  approves all sections of a customer
npm run desk -- reject <email> --version 1.3.1.1.1.2 --section "Bvn Info" --reason "The name differs."
                                  rejects sections; each --section has its --reason
npm run desk -- --help            prints this

The sections are: ${kycFields.join(', ')}.
The version is the one that was listed: a decision is refused when a section has changed since then.
The customer gets an email. The database is that of DATABASE_URL, or the folder of DATA_DIR.
In a container: node dist/sandbox/desk.js instead of npm run desk --`

const options = {
  help: { type: 'boolean' },
  version: { type: 'string' },
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

type Given = {
  readonly words: readonly string[]
  readonly version: string | undefined
  readonly sections: readonly string[]
  readonly reasons: readonly string[]
}

const taskOf = ({ words, version, sections, reasons }: Given): Either<string, Task> => {
  const [task, emailAddress, ...more] = words
  if (task !== 'reject' && sections.length + reasons.length > 0)
    return left('Only reject takes --section and --reason.')
  if (task !== 'approve' && task !== 'reject' && version !== undefined)
    return left('Only approve and reject take --version.')
  if (task === undefined) return right({ task: 'list' })
  if (task !== 'show' && task !== 'approve' && task !== 'reject')
    return left(`"${task}" is neither show, approve nor reject.`)
  if (emailAddress === undefined || more.length > 0) return left(`${task} takes one email address.`)
  if (task === 'show') return right({ task, emailAddress })
  const decide = (reasonOf: ReviewRequest['reasons']): Either<string, Task> =>
    version === undefined
      ? left(`${task} takes the version that was listed: --version 1.3.1.1.1.2`)
      : right({
          task: 'decide',
          review: { emailAddress, version, decision: task, sections: undefined, reason: undefined, reasons: reasonOf },
        })
  return task === 'approve' ? decide(undefined) : pipe(reasonsOf(sections, reasons), chain(decide))
}

/** Reads the arguments; `left` is a sentence about what is wrong with them. */
export const readTask = (args: readonly string[]): Either<string, Task> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { help, version, section: sections, reason: reasons } = values
    return help === true ? right({ task: 'help' }) : taskOf({ words: positionals, version, sections, reasons })
  } catch (error) {
    return left(error instanceof Error ? error.message : String(error))
  }
}
