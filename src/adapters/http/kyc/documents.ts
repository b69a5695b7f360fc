import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getDocuments } from '../../../contract/verification'
import { documentTypeNames } from '../../../domain/kyc/document-types'
import type { SavedDocument } from '../../../domain/kyc/saved-record'
import { id } from '../../../domain/values/id'
import type { PortFunction } from '../../../ports/call'
import type { HttpClient } from '../client'
import { nameIn } from '../enumeration'
import { readPage, wholeList } from '../paging'

/** The documents that were uploaded, the newest first. */
export const readDocuments =
  (http: HttpClient): PortFunction<void, readonly SavedDocument[]> =>
  (_, call) =>
    pipe(
      readPage(
        (query) => http(getDocuments, { query }, call),
        wholeList,
        (document) => ({ ...document, type: nameIn(documentTypeNames)(document.type), id: id(document.id) }),
      ),
      map(({ rows }) => rows),
    )
