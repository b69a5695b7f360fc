/** The ids in the titles of tests: `[KYC-07] …`, or `id: 'KYC-07'` where a table of cases gives the title its id. */
const idsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\[([A-Z]{2,}-\d{2})\]|\bid: '([A-Z]{2,}-\d{2})'/g)].map(([, title, row]) => title ?? row ?? '')

/** The ids of several files, each once and in order. */
export const provenBy = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts.flatMap(idsIn))].sort()
