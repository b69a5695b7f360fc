import { isNone } from 'fp-ts/Option'
import type { Database } from '../platform/database/database'
import type { Clock } from '../platform/clock/clock'
import { dayInLagos } from '../../domain/values/calendar-date'
import { pageOf, wholeUnlessPaged } from '../wire/paging'
import { NotFoundError, UserFriendlyError } from '../wire/errors'
import type { Handlers, Rules } from '../wire/handler'
import { accountNameOf } from './account-names'
import { bankByCode, bankById, banks } from './banks'
import { mediaTypeOf } from './document-content'
import { storedContent, type CheckDocument } from './stored-content'
import { medicalQuestions } from './medical-questions'
import { addDocument, type RequireRoom, putBankAccount, putBvn, putEmployer, putMedical } from './repository'
import {
  bankAccountViolations,
  bvnViolations,
  documentViolations,
  employerViolations,
  medicalViolations,
  UNKNOWN_BVN,
} from './rules'
import { listSections } from './section-repository'
import { kycStatusOf, sectionItems } from './sections'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly checkDocument: CheckDocument
  readonly requireRoom: RequireRoom
}

type Names =
  | 'getKyc'
  | 'verifyBvn'
  | 'verifyNuban'
  | 'getBanks'
  | 'saveBankAccount'
  | 'saveEmployer'
  | 'getMedicalQuestions'
  | 'saveMedical'
  | 'saveDocument'

const noAccount = (): never => {
  throw new UserFriendlyError(
    'We found no account with this number at this bank.',
    'Please check the account number and the bank.',
  )
}

export const kycRules = (deps: Pick<Needs, 'clock'>): Rules => ({
  verifyBvn: ({ body }) => bvnViolations(body.bvn.trim()),
  saveBankAccount: ({ body, customer }) => bankAccountViolations(body, customer),
  saveEmployer: ({ body }) => employerViolations(body),
  saveMedical: ({ body }) => medicalViolations(body.medicalAnswers),
  saveDocument: ({ body }) => documentViolations(body, dayInLagos(deps.clock.business().getTime())),
})

/** The steps of KYC after the user details. Sections may be saved in any order and repeatedly; each save requires a new review. */
export const kycHandlers = (deps: Needs): Pick<Handlers, Names> => ({
  getKyc: async ({ customer }) => {
    const sections = await listSections(deps.db, customer.id)
    return { kycStatus: kycStatusOf(sections), items: sectionItems(sections) }
  },

  verifyBvn: async ({ body, customer }) => {
    const bvn = body.bvn.trim()
    if (bvn === UNKNOWN_BVN) throw new UserFriendlyError('We could not verify this BVN.', 'Please check the number.')
    await putBvn(deps.db, customer.id, bvn, deps.clock.business())
    return { bvn, verified: true }
  },

  verifyNuban: async ({ body, customer }) => {
    const [accountNumber, bank] = [body.nuban.trim(), bankByCode(body.bankCode)]
    const accountName = accountNameOf(customer, bank, accountNumber)
    if (bank === undefined || isNone(accountName)) return noAccount()
    return { accountName: accountName.value, accountNumber, bankCode: bank.cbnCode }
  },

  getBanks: ({ query }) =>
    Promise.resolve(
      pageOf(banks, query, { text: ({ name, cbnCode }) => `${name} ${cbnCode}`, sortable: ['name', 'cbnCode', 'id'] }),
    ),

  saveBankAccount: async ({ body, customer }) => {
    const bank = bankById(body.bankId)
    if (bank === undefined) throw new NotFoundError('Bank', body.bankId)
    await putBankAccount(deps.db, customer.id, { ...body, bankId: bank.id }, deps.clock.business())
    return { id: customer.id }
  },

  saveEmployer: async ({ body, customer }) => {
    await putEmployer(deps.db, customer.id, body, deps.clock.business())
    return { id: customer.id }
  },

  getMedicalQuestions: ({ query }) =>
    Promise.resolve(
      pageOf(
        medicalQuestions.map((question) => ({ question })),
        wholeUnlessPaged(query),
        { text: ({ question }) => question, sortable: ['question'] },
      ),
    ),

  saveMedical: async ({ body, customer }) => {
    await putMedical(deps.db, customer.id, body.medicalAnswers, deps.clock.business())
    return { id: customer.id }
  },

  saveDocument: async ({ body, customer }) => {
    const now = deps.clock.business()
    const content = await storedContent(deps.checkDocument, customer.id, { member: 'data', data: body.data })
    const { type, issueDate, expiryDate } = body
    const mediaType = mediaTypeOf(content) ?? 'application/octet-stream'
    return { id: await addDocument(deps, customer.id, { type, issueDate, expiryDate, mediaType, content }, now) }
  },
})

/** A body of each call for the API's document. The account number is a published one that fits First Bank of Nigeria. */
export const kycExamples = {
  verifyBvn: { bvn: '22222222222' },
  verifyNuban: { nuban: '0000014579', bankCode: '011' },
  saveBankAccount: {
    name: 'CUSTOMER TEST',
    description: '',
    bankId: 7,
    accountNumber: '0000014579',
    accountType: '10',
  },
  saveEmployer: {
    taxNumber: '01234567-0001',
    name: 'Personnel Department',
    description: '',
    company: 'Example Trading Limited',
    companyCountry: 'Nigeria',
    companyAddress: '1 Example Street, Lagos',
    mobileNo: '08031234568',
  },
  saveMedical: { medicalAnswers: medicalQuestions.map((question) => ({ question, selected: false })) },
}
