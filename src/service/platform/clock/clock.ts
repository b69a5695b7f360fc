/** The time of this machine. Nothing else of the service reads a clock. */
export const systemTime = (): Date => new Date()

/** The two clocks of the service. */
export type Clock = {
  /** Sessions, tokens, codes, letters and signed addresses: it is real, and never moved. */
  readonly security: () => Date
  /** Security time of what lasts: locks, pauses and windows. It never goes back, as the system's clock can. */
  readonly steady: () => Date
  /** Covers, quotes, debits and documents: the real time, and what the sandbox has moved it forward by. */
  readonly business: () => Date
}

/** One instant by all of them, for work that needs several. */
export type Now = { readonly [Name in keyof Clock]: Date }

export const nowOf = ({ security, steady, business }: Clock): Now => ({
  security: security(),
  steady: steady(),
  business: business(),
})
