import { chain, map, right, type TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import {
  getBeneficiaries,
  getBeneficiary,
  getRelationshipTypes,
  saveBeneficiary,
  type Beneficiary as WireBeneficiary,
} from '../../contract/beneficiary'
import type { Beneficiaries, Beneficiary } from '../../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails } from '../../domain/beneficiary/beneficiary-form'
import type { PortError } from '../../domain/failure/port-error'
import { BENEFICIARIES_FETCHED } from '../../domain/rules/constants'
import { id, idText } from '../../domain/values/id'
import { percentage, toPercentNumber, type Percentage } from '../../domain/values/percentage'
import { shownText } from '../../domain/values/shown'
import type { BeneficiaryPort } from '../../ports/beneficiary-port'
import type { Call } from '../../ports/call'
import type { HttpClient } from './client'
import { textOf } from './enumeration'
import { pagedQuery, wholeList } from './paging'
import { sendingOf } from './upload'

/** Rounded to hundredths, since a server may send 33.333…; a negative share counts as missing. */
const toShare = (percent: number | undefined): Percentage | undefined =>
  percent === undefined || percent < 0 ? undefined : percentage(BigInt(Math.round(percent * 100)))

/** Maps a beneficiary of the API to the domain. */
const toBeneficiary = ({ sharePercentage, ...beneficiary }: WireBeneficiary): Beneficiary => ({
  id: id(beneficiary.id),
  surname: beneficiary.surname,
  otherNames: beneficiary.otherNames,
  relationshipType: textOf(beneficiary.relationshipType),
  share: toShare(sharePercentage),
  mobileNo: beneficiary.mobileNo,
})

const toWire = ({ share, ...details }: BeneficiaryDetails) => ({ ...details, sharePercentage: toPercentNumber(share) })

const noResult = () => undefined

/**
 * All beneficiaries, forty at a time. One that was added meanwhile moves the others to the next
 * page, so that a known one may come again; a page without a new one is the last.
 */
const listFrom = (http: HttpClient, call: Call, known: readonly Beneficiary[]): TaskEither<PortError, Beneficiaries> =>
  pipe(
    http(getBeneficiaries, { query: pagedQuery({ skip: known.length, take: BENEFICIARIES_FETCHED }) }, call),
    chain(({ items, totalCount }) => {
      const ids = new Set(known.map((beneficiary) => idText(beneficiary.id)))
      const added = items.map(toBeneficiary).filter((beneficiary) => !ids.has(idText(beneficiary.id)))
      const rows = [...known, ...added]
      return added.length === 0 || rows.length >= totalCount
        ? right({ rows, total: totalCount })
        : listFrom(http, call, rows)
    }),
  )

/** The beneficiary port over HTTP; only a create sends a document, only an edit sends an id. */
export const makeBeneficiaryPort = (http: HttpClient): BeneficiaryPort => ({
  list: (_, call) => listFrom(http, call, []),
  byId: (beneficiary, call) => pipe(http(getBeneficiary, { query: { id: beneficiary } }, call), map(toBeneficiary)),
  relationshipTypes: (_, call) =>
    pipe(
      http(getRelationshipTypes, { query: wholeList }, call),
      map(({ items }) =>
        items.map(({ relationshipCode, relationshipName }) => ({
          code: relationshipCode,
          name: shownText(relationshipName),
        })),
      ),
    ),
  create: ({ details, document }, call) =>
    pipe(
      http(
        saveBeneficiary,
        { query: { id: undefined }, body: { ...toWire(details), data: { ...document, url: undefined } } },
        call,
        { sending: sendingOf(call) },
      ),
      map(noResult),
    ),
  save: ({ id: beneficiary, details }, call) =>
    pipe(
      http(saveBeneficiary, { query: { id: beneficiary }, body: { ...toWire(details), data: undefined } }, call),
      map(noResult),
    ),
})
