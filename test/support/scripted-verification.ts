import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { SavedRecord } from '../../src/domain/kyc/parts/parts'
import { employerRecord, type SavedEmployer } from '../../src/domain/kyc/records/employer'
import {
  accountRecord,
  bvnRecord,
  documentRecord,
  medicalRecord,
  type SavedAccount,
  type SavedAnswer,
  type SavedBvn,
  type SavedDocument,
} from '../../src/domain/kyc/saved-record'
import type { KycSection } from '../../src/domain/kyc/sections'
import type { PortFunction } from '../../src/ports/call'
import type { ReadField, VerificationPort } from '../../src/ports/verification-port'
import { everyError } from './builders'
import { scripted, type Scripted } from './scripted-ports'

/** What the server has of each section. */
type Sections = {
  readonly sections: Scripted<void, readonly KycSection[]>
  readonly employer: Scripted<void, SavedEmployer | undefined>
  readonly account: Scripted<void, SavedAccount | undefined>
  readonly bvn: Scripted<void, SavedBvn | undefined>
  readonly answers: Scripted<void, readonly SavedAnswer[]>
  readonly documents: Scripted<void, readonly SavedDocument[]>
}
export type VerificationScript = Partial<Sections>

const recorded =
  <Values>(
    read: PortFunction<void, Values>,
    record: (values: Values) => SavedRecord,
  ): PortFunction<void, SavedRecord> =>
  (_, call) =>
    pipe(read(undefined, call), TE.map(record))

/** The port with scripted answers; of a section without a script nothing was saved. */
export const scriptedVerification = (script: VerificationScript = {}): VerificationPort & Sections => {
  const sections: Sections = {
    sections: scripted(),
    employer: scripted(),
    account: scripted(),
    bvn: scripted(),
    answers: scripted(),
    documents: scripted(),
    ...script,
  }
  const reads: Partial<Record<ReadField, PortFunction<void, SavedRecord>>> = {
    'Account Info': recorded(sections.account, accountRecord),
    'Bvn Info': recorded(sections.bvn, bvnRecord),
    'Employer Info': recorded(sections.employer, employerRecord),
    'Medical Info': recorded(sections.answers, medicalRecord),
    'Identification Document': recorded(sections.documents, documentRecord),
  }
  return { ...sections, record: (field, call) => reads[field]?.(undefined, call) ?? TE.left(everyError.NotFound) }
}
