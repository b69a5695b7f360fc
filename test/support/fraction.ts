/** A fraction, which is exact: what it is divided by comes second. */
export type Fraction = readonly [bigint, bigint]

/** A decimal as it is written, exactly. */
export const decimal = (written: string): Fraction => {
  const [whole = '', part = ''] = written.replaceAll(',', '').split('.')
  return [BigInt(whole + part), 10n ** BigInt(part.length)]
}
export const times = (...all: readonly Fraction[]): Fraction => [
  all.reduce((n, [a]) => n * a, 1n),
  all.reduce((n, [, b]) => n * b, 1n),
]
export const plus = (...all: readonly Fraction[]): Fraction =>
  all.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n])
export const most = (...all: readonly Fraction[]): Fraction =>
  all.reduce((one, other) => (one[0] * other[1] >= other[0] * one[1] ? one : other))
export const nearest = ([a, b]: Fraction): bigint => (2n * a + b) / (2n * b)
