/** The form of Nigerian plates: `LND-482KJ`, typed with any separators or none. */
const common = /^([A-Z]{3})-?(\d{3})-?([A-Z]{2})$/

/** A plate as it is stored: capitals without blanks, as `LND-482KJ` where it has that form. */
export const plateOf = (typed: string): string => {
  const capitals = typed.toUpperCase().replace(/\s+/g, '')
  return capitals.replace(/[\p{Pd}.]/gu, '-').replace(common, '$1-$2$3')
}
