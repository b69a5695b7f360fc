import type { Database } from '../platform/database/database'
import { documentTypes } from '../../domain/kyc/document-types'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { dateShown } from '../../domain/values/typed-date'
import { signedAddress, type Signing } from '../platform/files/signed-address'
import type { Handlers } from '../wire/handler'
import { endingEarly, pageOf, wholeUnlessPaged } from '../wire/paging'
import { bankById } from './banks'
import { medicalQuestions } from './medical-questions'
import { ninOf, REGISTER_COUNTRY } from './bvn-register'
import { bankAccountOf, bvnOf, documentsOf, employerOf, medicalAnswersOf } from './view-repository'

type Needs = Signing & {
  readonly db: Database
}

type Names =
  | 'getCurrentUserEmployer'
  | 'getCurrentUserAccount'
  | 'getCurrentUserBvn'
  | 'getCurrentUserMedical'
  | 'getDocuments'

const labelOf = (type: string): string => documentTypes.find((entry) => entry.type === type)?.label ?? type

/** Sorts answers in the order of the questionnaire; a question that was removed from it comes last. */
const sortedByQuestion = <A extends { readonly question: string }>(answers: readonly A[]): A[] => {
  const place = ({ question }: A) => medicalQuestions.indexOf(question) + 1 || Number.MAX_SAFE_INTEGER
  return answers.toSorted((left, right) => place(left) - place(right))
}

/** The saved KYC records of the customer. */
export const kycViewHandlers = (deps: Needs): Pick<Handlers, Names> => ({
  getCurrentUserEmployer: async ({ customer }) => {
    const found = await employerOf(deps.db, customer.id)
    if (found === undefined) return undefined
    const { customerId: _, ...record } = found
    return record
  },

  getCurrentUserAccount: async ({ customer }) => {
    const found = await bankAccountOf(deps.db, customer.id)
    if (found === undefined) return undefined
    const { name, accountNumber, accountType, bankId } = found
    return { name, accountNumber, bankName: bankById(bankId)?.name, accountType }
  },

  getCurrentUserBvn: async ({ customer }) => {
    const found = await bvnOf(deps.db, customer.id)
    if (found === undefined) return undefined
    return {
      bvn: found.bvn,
      nin: ninOf(found.bvn),
      phones: found.phoneNumber === null ? [] : [found.phoneNumber],
      verificationCountry: REGISTER_COUNTRY,
    }
  },

  getCurrentUserMedical: async ({ customer }) => {
    const items = sortedByQuestion(await medicalAnswersOf(deps.db, customer.id))
    return { items, totalCount: items.length }
  },

  getDocuments: async ({ query, customer, request }) => {
    const documents = (await documentsOf(deps.db, customer.id)).map(({ id, type, issueDate }) => ({
      id,
      name: `${labelOf(type)}, issued ${dateShown(issueDate as CalendarDate)}`,
      type,
    }))
    const { totalCount, items } = pageOf(documents, wholeUnlessPaged(query), {
      text: ({ name, type }) => `${name} ${type}`,
      sortable: ['name', 'type', 'id'],
    })
    const withPreview = items.map((document) => ({
      ...document,
      previewUrl: signedAddress(deps, request.headers, {
        file: { kind: 'document', id: document.id },
        session: customer.session,
      }),
    }))
    return endingEarly({ totalCount, items: withPreview })
  },
})
