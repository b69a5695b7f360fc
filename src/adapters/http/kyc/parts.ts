import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { TypeOf } from 'io-ts'
import { saveBankAccount, saveEmployer, saveMedical, verifyBvn } from '../../../contract/kyc'
import { updateCurrentUserProfile } from '../../../contract/profile-changes'
import {
  getCurrentUserAccount,
  getCurrentUserBvn,
  getCurrentUserEmployer,
  getCurrentUserMedical,
  type BvnRecord,
} from '../../../contract/verification'
import { employerRecord } from '../../../domain/kyc/records/employer'
import {
  accountRecord,
  bvnRecord,
  documentRecord,
  medicalRecord,
  type SavedBvn,
} from '../../../domain/kyc/saved-record'
import type { KycPart } from '../../../domain/kyc/steps'
import { textOf } from '../enumeration'
import { readDocuments } from './documents'
import type { PartNames, PlainPart, ReadPart, Reading, Saving } from './part-calls'

const nothing = () => undefined

/** Servers send one number or a list of them. */
const phonesOf = (phones: TypeOf<typeof BvnRecord>['phones']): readonly string[] => {
  if (phones === undefined || phones === '') return []
  return typeof phones === 'string' ? [phones] : phones
}

const toBvn = ({ phones, ...record }: TypeOf<typeof BvnRecord>): SavedBvn => ({ ...record, phones: phonesOf(phones) })

/** An account type as a number is its code: 0 is 00, 10 is 10. */
const accountTypeOf = (type: string | number | undefined): string | undefined =>
  textOf(typeof type === 'number' && type >= 0 ? String(type).padStart(2, '0') : type)

/** What each part is at the server. */
export const partCalls: { readonly [Part in KycPart]: PartNames<Part> } & {
  readonly [Part in PlainPart]: Saving<Part>
} & { readonly [Part in ReadPart]: Reading<Part> } = {
  'user-details': {
    names: {
      name: 'name',
      surname: 'surname',
      phoneNumber: 'phoneNo',
      userName: 'userName',
      dateOfBirth: 'dateOfBirth',
      gender: 'gender',
      emailAddress: undefined,
    },
    save: (http) => (details, call) => http(updateCurrentUserProfile, { body: details }, call),
  },
  'bank-account': {
    names: {
      nuban: 'nuban',
      accountNumber: 'nuban',
      bankCode: 'bankCode',
      bankId: 'bankCode',
      accountType: 'accountType',
      name: 'nuban',
    },
    save: (http) => (account, call) =>
      pipe(http(saveBankAccount, { body: { ...account, description: '' } }, call), map(nothing)),
    read: (http) => (_, call) =>
      pipe(
        http(getCurrentUserAccount, {}, call),
        map((record) => accountRecord(record && { ...record, accountType: accountTypeOf(record.accountType) })),
      ),
  },
  bvn: {
    names: { bvn: 'bvn' },
    save: (http) => (body, call) => pipe(http(verifyBvn, { body }, call), map(nothing)),
    read: (http) => (_, call) =>
      pipe(
        http(getCurrentUserBvn, {}, call),
        map((record) => bvnRecord(record && toBvn(record))),
      ),
  },
  employer: {
    names: {
      name: 'name',
      mobileNo: 'mobileNo',
      company: 'company',
      taxNumber: 'taxNumber',
      companyCountry: 'companyCountry',
      companyAddress: 'companyAddress',
      description: 'description',
    },
    save: (http) => (employer, call) => pipe(http(saveEmployer, { body: employer }, call), map(nothing)),
    read: (http) => (_, call) => pipe(http(getCurrentUserEmployer, {}, call), map(employerRecord)),
  },
  medical: {
    names: {},
    save: (http) => (answers, call) =>
      pipe(http(saveMedical, { body: { medicalAnswers: [...answers] } }, call), map(nothing)),
    read: (http) => (_, call) =>
      pipe(
        http(getCurrentUserMedical, {}, call),
        map((list) =>
          medicalRecord(
            (list?.items ?? []).map(({ question, selected }) => ({ question, selected: selected === true })),
          ),
        ),
      ),
  },
  document: {
    names: { type: 'type', issueDate: 'issueDate', expiryDate: 'expiryDate', data: 'file' },
    read: (http) => (_, call) => pipe(readDocuments(http)(undefined, call), map(documentRecord)),
  },
}
