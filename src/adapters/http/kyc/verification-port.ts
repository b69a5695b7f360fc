import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getKyc } from '../../../contract/kyc'
import type { SavedRecord } from '../../../domain/kyc/parts/parts'
import { kycFields, sectionStatuses } from '../../../domain/kyc/sections'
import { kycSteps } from '../../../domain/kyc/steps'
import type { PortFunction } from '../../../ports/call'
import type { ReadField, VerificationPort } from '../../../ports/verification-port'
import type { HttpClient } from '../client'
import { nameIn } from '../enumeration'
import { readDocuments } from './documents'
import type { ReadPart } from './part-calls'
import { partCalls } from './parts'

const reads: Readonly<Record<ReadPart, { readonly read: (http: HttpClient) => PortFunction<void, SavedRecord> }>> =
  partCalls

const partOfField = (field: ReadField) => kycSteps.find((step) => step.field === field)?.part as ReadPart

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
  record: (field, call) => reads[partOfField(field)].read(http)(undefined, call),
  documents: readDocuments(http),
})
