import { left, map, orElse, right } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getStatements } from '../../contract/statement'
import type { Statement } from '../../domain/payment/statement'
import type { StatementPort } from '../../ports/statement-port'
import type { HttpClient } from './client'
import { toKobo } from './money'

const none: readonly Statement[] = []

export const makeStatementPort = (http: HttpClient): StatementPort => ({
  all: (_, call) =>
    pipe(
      http(getStatements, {}, call),
      map(({ items }): readonly Statement[] =>
        items.map(({ year, amount, statementUrl }) => ({ year, amount: toKobo(amount), address: statementUrl })),
      ),
      orElse((error) => (error._tag === 'NotFound' ? right(none) : left(error))),
    ),
})
