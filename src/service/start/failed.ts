import { inspect } from 'node:util'
import { StartError } from '../platform/database/database'

/** How many calls of the place where a fault happened are printed. */
const CALLS = 8

/** The failure of a query repeats its parameters; what PostgreSQL said about it does not. */
const isQuery = (error: Error): boolean => 'query' in error && 'params' in error

const callsOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, CALLS)

/**
 * What an operator reads about a failure: the sentence of a `StartError`, and of a fault of our own its message and where
 * it happened, never the parameters of a query.
 */
export const describeFailure = (failure: unknown): string => {
  if (failure instanceof StartError) return failure.message
  if (!(failure instanceof Error)) return `A fault of this program: it threw ${inspect(failure)}`
  const reason = isQuery(failure) && failure.cause instanceof Error ? failure.cause : failure
  const { name } = reason
  const what = isQuery(reason) ? 'a query failed' : reason.message
  const place = callsOf(failure)
  return [`A fault of this program: ${name}: ${what}`, ...(place.length > 0 ? place : callsOf(reason))].join('\n')
}

/** Ends the process with what an operator has to know. */
export const endWith = (failure: unknown): never => {
  console.error(describeFailure(failure))
  process.exit(1)
}
