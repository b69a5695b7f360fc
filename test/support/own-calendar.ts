/** A calendar of the tests' own, which counts days one by one: nothing of the code that is tested is in it. */

type Day = readonly [year: number, month: number, day: number]

const read = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return [year, month, day]
}

const written = ([year, month, day]: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeap = (year: number): boolean => year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)

const lengthOf = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0))

const next = ([year, month, day]: Day): Day => {
  if (day < lengthOf(year, month)) return [year, month, day + 1]
  return month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1]
}

const before = ([year, month, day]: Day): Day => {
  if (day > 1) return [year, month, day - 1]
  return month > 1 ? [year, month - 1, lengthOf(year, month - 1)] : [year - 1, 12, 31]
}

/** So many days later, or earlier if negative. */
export const daysAfter = (text: string, count: number): string => {
  let day = read(text)
  for (let left = Math.abs(count); left > 0; left -= 1) day = count > 0 ? next(day) : before(day)
  return written(day)
}

const monthAfter = ([year, month]: Day, count: number): readonly [number, number] => {
  let [inYear, inMonth] = [year, month]
  for (let left = count; left > 0; left -= 1) [inYear, inMonth] = inMonth < 12 ? [inYear, inMonth + 1] : [inYear + 1, 1]
  return [inYear, inMonth]
}

/** So many months later; in a shorter month its last day. */
export const monthsAfter = (text: string, count: number): string => {
  const day = read(text)
  const [year, month] = monthAfter(day, count)
  return written([year, month, Math.min(day[2], lengthOf(year, month))])
}

/** So many months later; a day that a month lacks is that many days into the next one. */
export const monthsAfterCarried = (text: string, count: number): string => {
  const day = read(text)
  const [year, month] = monthAfter(day, count)
  return daysAfter(written([year, month, 1]), day[2] - 1)
}
