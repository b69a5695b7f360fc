import * as t from 'io-ts'
import { FiniteNumber, Naira, tolerant } from './codecs'
import { endpoint } from './endpoint'

/** A year in which premiums were paid. The address opens its statement, a PDF, for a while. */
const Statement = t.strict({ year: FiniteNumber, amount: tolerant(Naira), statementUrl: t.string }, 'statement')

/** Ours: a server without it offers no statements. */
export const getStatements = endpoint({
  method: 'GET',
  path: '/services/app/Payment/GetStatements',
  result: t.strict({ items: t.array(Statement) }, 'statements'),
  doc: 'The yearly statements of the premiums that the customer has paid, the newest first.',
  writes: false,
  needsLogIn: true,
})
