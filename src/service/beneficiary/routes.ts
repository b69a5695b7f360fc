import { getOrElseW } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import brand from '../../brand.json'
import type { Database } from '../platform/database/database'
import type { Clock } from '../platform/clock/clock'
import type { Beneficiary } from '../../contract/beneficiary'
import { beneficiaryMessages } from '../../domain/beneficiary/messages'
import { dayInLagos } from '../../domain/values/calendar-date'
import { fromPercentNumber, percentage, toPercentNumber } from '../../domain/values/percentage'
import { mediaTypeOf } from '../kyc/document-content'
import { storedContent, type CheckDocument } from '../kyc/stored-content'
import { InvalidRequestError, NotFoundError, UserFriendlyError } from '../wire/errors'
import type { Handlers, Rules } from '../wire/handler'
import { endingEarly, pageOf, wholeUnlessPaged } from '../wire/paging'
import { rowIdOf } from '../wire/row-id'
import { relationshipTypes } from './relationship-types'
import {
  addBeneficiary,
  changeBeneficiary,
  findBeneficiary,
  listBeneficiaries,
  MOST_BENEFICIARIES,
  type BeneficiaryDetails,
  type BeneficiaryRow,
  type Outcome,
} from './repository'
import { beneficiaryDocumentViolations, beneficiaryViolations, type BeneficiaryRequest } from './rules'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly checkDocument: CheckDocument
}

type Names = 'saveBeneficiary' | 'getBeneficiaries' | 'getBeneficiary' | 'getRelationshipTypes'

const toWire = (row: BeneficiaryRow): Beneficiary => ({
  id: row.id,
  surname: row.surname,
  otherNames: row.otherNames,
  relationshipType: row.relationshipType,
  sharePercentage: toPercentNumber(percentage(BigInt(row.shareHundredths))),
  mobileNo: row.mobileNo,
})

const detailsOf = (request: BeneficiaryRequest): BeneficiaryDetails => ({
  surname: request.surname.trim(),
  otherNames: request.otherNames.trim(),
  relationshipType: request.relationshipType,
  shareHundredths: Number(
    pipe(
      fromPercentNumber(request.sharePercentage),
      getOrElseW(() => 0n),
    ),
  ),
  mobileNo: request.mobileNo.trim(),
})

const idOf = (outcome: Outcome, asked: string | number): { id: number } => {
  if (outcome.kind === 'missing') throw new NotFoundError('Beneficiary', asked)
  if (outcome.kind === 'full')
    throw new UserFriendlyError(
      `We keep at most ${MOST_BENEFICIARIES} beneficiaries for you, and you have that many.`,
      `Please write to ${brand.email} if you need another.`,
    )
  if (outcome.kind === 'over')
    throw new UserFriendlyError(
      beneficiaryMessages.sharesTotal,
      `Your other beneficiaries hold ${toPercentNumber(outcome.others)} %.`,
    )
  return { id: outcome.id }
}

/** Only a new beneficiary has a document. */
export const beneficiaryRules = (deps: Pick<Needs, 'clock'>): Rules => ({
  saveBeneficiary: ({ query, body }) => [
    ...beneficiaryViolations(body),
    ...(query.id === undefined
      ? beneficiaryDocumentViolations(body.data, dayInLagos(deps.clock.business().getTime()))
      : []),
  ],
})

/** The customer's beneficiaries. */
export const beneficiaryHandlers = (deps: Needs): Pick<Handlers, Names> => ({
  saveBeneficiary: async ({ query, body, customer }) => {
    const now = deps.clock.business()
    if (query.id !== undefined) {
      const id = rowIdOf('Beneficiary', query.id)
      return idOf(await changeBeneficiary(deps.db, customer.id, id, detailsOf(body), now), id)
    }
    if (body.data === undefined) throw new InvalidRequestError([])
    const { type, issueDate, expiryDate } = body.data
    const content = await storedContent(deps.checkDocument, customer.id, { member: 'data.data', data: body.data.data })
    const document = { type, issueDate, expiryDate, mediaType: mediaTypeOf(content) ?? '', content }
    return idOf(await addBeneficiary(deps.db, customer.id, detailsOf(body), document, now), 0)
  },

  getBeneficiaries: async ({ query, customer }) => {
    const { totalCount, rows } = await listBeneficiaries(deps.db, customer.id, query)
    return endingEarly({ totalCount, items: rows.map(toWire) })
  },

  getBeneficiary: async ({ query, customer }) => {
    const id = rowIdOf('Beneficiary', query.id)
    const row = await findBeneficiary(deps.db, customer.id, id)
    if (row === undefined) throw new NotFoundError('Beneficiary', id)
    return toWire(row)
  },

  getRelationshipTypes: ({ query }) =>
    Promise.resolve(
      pageOf(relationshipTypes, wholeUnlessPaged(query), {
        text: ({ relationshipName }) => relationshipName,
        sortable: ['relationshipName', 'relationshipCode'],
      }),
    ),
})
