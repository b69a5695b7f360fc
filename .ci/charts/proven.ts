/** The ids in test titles: `[KYC-07] …`, or `id: 'KYC-07'` in a table of cases. */
const idsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\[([A-Z]{2,}-\d{2})\]|\bid: '([A-Z]{2,}-\d{2})'/g)].map(([, title, row]) => title ?? row ?? '')

/** The distinct ids of several files, sorted. */
export const provenBy = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(texts.flatMap(idsIn))].sort()
