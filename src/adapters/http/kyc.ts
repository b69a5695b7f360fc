import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import {
  getBanks,
  getMedicalQuestions,
  saveBankAccount,
  saveDocument,
  saveEmployer,
  saveMedical,
  verifyBvn,
  verifyNuban,
} from '../../contract/kyc'
import { updateCurrentUserProfile } from '../../contract/profile-changes'
import { BANK_LIST_PAGE_SIZE } from '../../domain/rules/constants'
import { id } from '../../domain/values/id'
import { shownText } from '../../domain/values/shown'
import type { KycPort } from '../../ports/kyc-port'
import type { HttpClient } from './client'
import { wholeList } from './paging'
import { sendingOf } from './upload'

const noResult = () => undefined

export const makeKycPort = (http: HttpClient): KycPort => ({
  saveUserDetails: (details, call) => http(updateCurrentUserProfile, { body: details }, call),
  banks: (_, call) =>
    pipe(
      http(
        getBanks,
        { query: { MaxResultCount: BANK_LIST_PAGE_SIZE, SkipCount: undefined, Sorting: undefined, Filter: undefined } },
        call,
      ),
      map(({ items }) => items.map((bank) => ({ ...bank, name: shownText(bank.name), id: id(bank.id) }))),
    ),
  verifyAccount: (account, call) =>
    pipe(
      http(verifyNuban, { body: account }, call),
      map(({ accountName }) => accountName),
    ),
  saveBankAccount: (account, call) =>
    pipe(http(saveBankAccount, { body: { ...account, description: '' } }, call), map(noResult)),
  verifyBvn: (bvn, call) => pipe(http(verifyBvn, { body: { bvn } }, call), map(noResult)),
  saveEmployer: (employer, call) => pipe(http(saveEmployer, { body: employer }, call), map(noResult)),
  medicalQuestions: (_, call) =>
    pipe(
      http(getMedicalQuestions, { query: wholeList }, call),
      map(({ items }) => items.map(({ question }) => question)),
    ),
  saveMedical: (answers, call) =>
    pipe(http(saveMedical, { body: { medicalAnswers: [...answers] } }, call), map(noResult)),
  saveDocument: (document, call) =>
    pipe(
      http(saveDocument, { body: { ...document, url: undefined } }, call, { sending: sendingOf(call) }),
      map(noResult),
    ),
})
