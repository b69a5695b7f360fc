/** The time of this machine. Nothing else of the service reads a clock (requirement RUN-14). */
export const systemTime = (): Date => new Date()

/** The two clocks of the service. */
export type Clock = {
  /** Sessions, tokens, codes, limits, locks, letters and signed addresses: it is real, and never moved. */
  readonly security: () => Date
  /** Covers, quotes, debits and documents: the real time, and what the sandbox has moved it forward by. */
  readonly business: () => Date
}

/** One instant by both clocks, for work that needs both. */
export type Now = { readonly [Name in keyof Clock]: Date }

export const nowOf = ({ security, business }: Clock): Now => ({ security: security(), business: business() })

/** The clocks while business time is ahead of the real time by so many milliseconds. */
export const clockAhead = (ahead: () => number): Clock => ({
  security: systemTime,
  business: () => new Date(systemTime().getTime() + ahead()),
})
