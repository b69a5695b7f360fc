import type { QueryOf } from '../../src/contract/endpoint'
import type { PagedQuery } from '../../src/contract/query'
import type { endpoints, EndpointName } from '../../src/contract/table'
import type { Row } from './lists'

/** The paths of the calls with paging, below `/services/app`. */
type PagedPath = {
  [Name in EndpointName]: QueryOf<(typeof endpoints)[Name]> extends Pick<PagedQuery, 'SkipCount'>
    ? (typeof endpoints)[Name]['path'] extends `/services/app/${infer Path}`
      ? Path
      : never
    : never
}[EndpointName]

/** A list of the API: a sort field, its value in a row, and a search text that matches only some rows. */
type PagedList = {
  readonly sorting: string
  readonly of: (row: Row) => unknown
  readonly filter: string
  /** Without a page it is answered whole; the others have ten rows a page. */
  readonly isShort?: true
  /** No call writes its rows: a new customer has none. */
  readonly isSeeded?: true
}

const named: PagedList = { sorting: 'name', of: ({ name }) => name, filter: 'b' }
/** Every list with paging; one that is missing here does not compile. */
export const pagedLists: Readonly<Record<PagedPath, PagedList>> = {
  'Policy/GetAll': {
    sorting: 'quote.totalPremium',
    of: ({ quote }) => Reflect.get(Object(quote), 'totalPremium') as unknown,
    filter: 'comprehensive',
  },
  'Mandate/GetAll': { sorting: 'amount', of: ({ amount }) => amount, filter: 'traveller' },
  'Quote/GetAll': { sorting: 'totalPremium', of: ({ totalPremium }) => totalPremium, filter: 'comprehensive' },
  'UserProduct/GetAll': { sorting: 'policyNo', of: ({ policyNo }) => policyNo, filter: 'comprehensive' },
  'Product/GetAll': { ...named, filter: 'motor' },
  'bank/getall': { ...named, filter: 'union' },
  'Beneficiary/GetAll': {
    sorting: 'sharePercentage',
    of: ({ sharePercentage }) => sharePercentage,
    filter: 'child',
  },
  'Referral/GetAll': { sorting: 'referralName', of: ({ referralName }) => referralName, filter: 'Paid', isShort: true },
  'Medical/GetQuestions': { sorting: 'question', of: ({ question }) => question, filter: 'disease', isShort: true },
  'Applicance/GetAll': { ...named, filter: 'pump', isShort: true },
  'Document/GetAll': { ...named, filter: 'nothing of the kind', isShort: true },
  'Beneficiary/Beneficiary/GetRelationshipTypes': {
    sorting: 'relationshipName',
    of: ({ relationshipName }) => relationshipName,
    filter: 'father',
    isShort: true,
  },
}

/** The lists whose rows no call writes. */
export const seeded = Object.entries(pagedLists).flatMap(([path, { isSeeded }]) => (isSeeded ? [path] : []))

/** The call of one row of such a list. */
export const byIdOf = (list: string): string => list.replace(/GetAll$/, 'GetById')
