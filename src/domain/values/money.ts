import { none, some, type Option } from 'fp-ts/Option'

/**
 * An exact amount of naira, in kobo (1 naira is 100 kobo). All sums are made here, never on binary floats; naira
 * numbers exist on the wire only.
 */
export type Kobo = bigint & { readonly Kobo: unique symbol }

export const kobo = (amount: bigint): Kobo => amount as Kobo

/** A whole number of naira, in kobo. */
export const naira = (amount: number): Kobo => kobo(BigInt(amount) * 100n)

/** A naira number from the wire, in kobo; `none` for what is no amount or has a fraction of a kobo. */
export const fromNaira = (naira: number): Option<Kobo> => {
  if (!Number.isFinite(naira) || Math.abs(naira) > Number.MAX_SAFE_INTEGER / 100) return none
  const text = naira.toFixed(2)
  return Number(text) === naira ? some(kobo(BigInt(text.replace('.', '')))) : none
}

/** The number for the wire, in naira. */
export const toNaira = (amount: Kobo): number => Number(amount) / 100

/** An amount as people write it: the naira, with commas or blanks between thousands or without, and at most two decimals. */
const moneyText = /^(?:₦\s*)?(\d{4,}|\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)?)(?:\.(\d{1,2}))?$/

const readParts = (text: string): { readonly naira: string; readonly decimals: string } | undefined => {
  const [, naira, decimals = ''] = moneyText.exec(text.trim()) ?? []
  return naira === undefined ? undefined : { naira: naira.replace(/[,\s]/g, ''), decimals }
}

/**
 * Reads what a customer types: `1250000`, `1,250,000.5`, `1 250 000` or `₦1,250,000.50`; `none` for anything else, which
 * is never made an amount by leaving characters out. A comma that does not separate thousands is
 * refused: `12,50` may be meant as a decimal. So is a point that does: `5.000.000`.
 */
export const parseMoney = (text: string): Option<Kobo> => {
  const parts = readParts(text)
  return parts === undefined ? none : some(kobo(BigInt(parts.naira) * 100n + BigInt(parts.decimals.padEnd(2, '0'))))
}

/** The digits of a whole number with thousands separators. */
const grouped = (digits: string): string => {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',')
}

/** A typed amount with thousands separators, its decimals as typed; a text that is no amount is returned unchanged. */
export const withThousands = (typed: string): string => {
  const parts = readParts(typed)
  if (parts === undefined) return typed
  return parts.decimals === '' ? grouped(parts.naira) : `${grouped(parts.naira)}.${parts.decimals}`
}

/** The amount with separators and two decimals, `1,250,000.00`, exact at any size. */
export const formatAmount = (amount: Kobo): string => {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${sign}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** The amount as the portal shows it, `₦1,250,000.00`. */
export const formatMoney = (amount: Kobo): string =>
  amount < 0n ? `-₦${formatAmount(kobo(-amount))}` : `₦${formatAmount(amount)}`

/** A whole number of naira as texts name it, `₦125,000`. */
export const wholeNaira = (amount: Kobo): string => `₦${grouped(String(amount / 100n))}`

/** The amount without decimals where it has none, `₦15,000`. */
export const briefMoney = (amount: Kobo): string => (amount % 100n === 0n ? wholeNaira(amount) : formatMoney(amount))
