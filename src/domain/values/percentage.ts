import { none, some, type Option } from 'fp-ts/Option'

/** An exact percentage in hundredths of one per cent: 12.5 % is 1,250. Percentages are added only here. */
export type Percentage = bigint & { readonly Percentage: unique symbol }

export const percentage = (hundredths: bigint): Percentage => hundredths as Percentage

/** The whole: 100 %. */
export const HUNDRED_PERCENT = percentage(10_000n)

const percentageText = /^(\d{1,9})(\.\d{1,2})?$/

/** Reads `12`, `12.5` or `12.50`; `none` for anything else, such as a sign or a finer fraction. */
export const parsePercentage = (text: string): Option<Percentage> => {
  const match = percentageText.exec(text.trim())
  if (match === null) return none
  const [, whole = '0', fraction = '.'] = match
  return some(percentage(BigInt(whole) * 100n + BigInt(fraction.slice(1).padEnd(2, '0'))))
}

/** A percentage from the wire; `none` for a number below zero or finer than a hundredth. */
export const fromPercentNumber = (percent: number): Option<Percentage> => parsePercentage(String(percent))

/** The number for the wire. */
export const toPercentNumber = (share: Percentage): number => Number(share) / 100

export const sumOf = (shares: readonly Percentage[]): Percentage =>
  percentage(shares.reduce((total, share) => total + share, 0n))

/** A percentage for a field: `12.5`, without the sign and without trailing zeros. */
export const percentText = (share: Percentage): string => {
  const [whole, fraction] = [
    share / 100n,
    (share % 100n)
      .toString()
      .padStart(2, '0')
      .replace(/0{1,2}$/, ''),
  ]
  return fraction === '' ? whole.toString() : `${whole.toString()}.${fraction}`
}
