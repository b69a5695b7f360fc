import { idIn, namesIn } from '../requirements/names'

const inTable = /\bid: '([A-Z]{2,}-\d{2})'/g

/** The ids in test titles: `[KYC-07] …`, `[POL-01: search] …`, or `id: 'KYC-07'` in a table of cases. */
const idsIn = (text: string): ReadonlyArray<string> => [
  ...namesIn(text).map(idIn),
  ...[...text.matchAll(inTable)].map(([, id = '']) => id),
]

/** The distinct ids of several files, sorted. */
export const provenBy = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(texts.flatMap(idsIn))].sort()
