import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { idText } from '../../domain/values/id'
import type { StatementPort } from '../../ports/statement-port'
import { makeFileAddresses, type FileAddresses, type FilePorts } from '../core/file-addresses'

type Parts = FilePorts & { readonly statements: StatementPort }

/** The addresses of statements, by their years. */
export const makeStatementAddresses = ({ statements, ...parts }: Parts): FileAddresses =>
  makeFileAddresses({
    ...parts,
    read: (of, call) =>
      pipe(
        statements.all(undefined, call),
        map((all) => all.find(({ year }) => String(year) === idText(of))?.address),
      ),
  })
