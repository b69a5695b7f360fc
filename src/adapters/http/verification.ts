import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { TypeOf } from 'io-ts'
import { getKyc } from '../../contract/kyc'
import {
  getCurrentUserAccount,
  getCurrentUserBvn,
  getCurrentUserEmployer,
  getCurrentUserMedical,
  getDocuments,
  type BvnRecord,
} from '../../contract/verification'
import { documentTypeNames } from '../../domain/kyc/document'
import { kycFields, sectionStatuses } from '../../domain/kyc/sections'
import type { SavedBvn } from '../../domain/kyc/saved-record'
import { id } from '../../domain/values/id'
import type { VerificationPort } from '../../ports/verification-port'
import type { HttpClient } from './client'
import { nameIn, textOf } from './enumeration'
import { readPage, wholeList } from './paging'

/** Servers send one number or a list of them. */
const phonesOf = (phones: TypeOf<typeof BvnRecord>['phones']): readonly string[] => {
  if (phones === undefined || phones === '') return []
  return typeof phones === 'string' ? [phones] : phones
}

const toBvn = ({ phones, ...record }: TypeOf<typeof BvnRecord>): SavedBvn => ({ ...record, phones: phonesOf(phones) })

/** An account type as a number is its code: 0 is 00, 10 is 10. */
const accountTypeOf = (type: string | number | undefined): string | undefined =>
  textOf(typeof type === 'number' && type >= 0 ? String(type).padStart(2, '0') : type)

export const makeVerificationPort = (http: HttpClient): VerificationPort => ({
  sections: (_, call) =>
    pipe(
      http(getKyc, {}, call),
      map(({ items }) =>
        items.map(({ kycField, status, reason }) => ({
          field: nameIn(kycFields)(kycField) ?? '',
          status: nameIn(sectionStatuses)(status) ?? '',
          reason,
        })),
      ),
    ),
  employer: (_, call) => http(getCurrentUserEmployer, {}, call),
  account: (_, call) =>
    pipe(
      http(getCurrentUserAccount, {}, call),
      map((record) => record && { ...record, accountType: accountTypeOf(record.accountType) }),
    ),
  bvn: (_, call) =>
    pipe(
      http(getCurrentUserBvn, {}, call),
      map((record) => record && toBvn(record)),
    ),
  answers: (_, call) =>
    pipe(
      http(getCurrentUserMedical, {}, call),
      map((list) => (list?.items ?? []).map(({ question, selected }) => ({ question, selected: selected === true }))),
    ),
  documents: (_, call) =>
    pipe(
      readPage(
        (query) => http(getDocuments, { query }, call),
        wholeList,
        (document) => ({ ...document, type: nameIn(documentTypeNames)(document.type), id: id(document.id) }),
      ),
      map(({ rows }) => rows),
    ),
})
