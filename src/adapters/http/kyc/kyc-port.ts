import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getBanks, getMedicalQuestions, saveDocument, verifyNuban } from '../../../contract/kyc'
import type { KycRequests } from '../../../domain/kyc/parts/parts'
import { partNames } from '../../../domain/kyc/step-numbers'
import { BANK_LIST_PAGE_SIZE } from '../../../domain/rules/constants'
import { id } from '../../../domain/values/id'
import { pascalCase } from '../../../domain/values/pascal-case'
import { shownText } from '../../../domain/values/shown'
import type { PortFunction } from '../../../ports/call'
import type { KycPort, SavedPart, SaveName } from '../../../ports/kyc-port'
import type { HttpClient } from '../client'
import { namedFields } from '../named-fields'
import { wholeList } from '../paging'
import { sendingOf } from '../upload'
import type { PlainCalls, PlainPart } from './part-calls'
import { partCalls } from './parts'

/** Each part by itself, so that its request and its save belong together. */
const plain: { readonly [Part in PlainPart]: PlainCalls<Part> } = partCalls

/** The save of a part, whose refusal names the fields of its form. */
const saveOf =
  <Part extends PlainPart>(http: HttpClient, part: Part): PortFunction<KycRequests[Part], void> =>
  (request, call) => {
    const { names, save }: PlainCalls<Part> = plain[part]
    return pipe(save(http)(request, call), namedFields(names))
  }

type SavedPlainly = Exclude<SavedPart, 'document'>

const isSavedPlainly = (part: string): part is SavedPlainly => part !== 'bvn' && part !== 'document'

const savesOf = (http: HttpClient) =>
  Object.fromEntries(
    partNames.filter(isSavedPlainly).map((part) => [`save${pascalCase(part)}`, saveOf(http, part)]),
  ) as Pick<KycPort, SaveName<SavedPlainly>>

export const makeKycPort = (http: HttpClient): KycPort => ({
  ...savesOf(http),
  verifyBvn: (bvn, call) => saveOf(http, 'bvn')({ bvn }, call),
  saveDocument: (document, call) =>
    pipe(
      http(saveDocument, { body: { ...document, url: undefined } }, call, { sending: sendingOf(call) }),
      map(() => undefined),
      namedFields(partCalls.document.names),
    ),
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
      namedFields(partCalls['bank-account'].names),
    ),
  medicalQuestions: (_, call) =>
    pipe(
      http(getMedicalQuestions, { query: wholeList }, call),
      map(({ items }) => items.map(({ question }) => question)),
    ),
})
