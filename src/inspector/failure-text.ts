/** What JavaScript itself says: it names code, never values. */
const ofTheLanguage =
  /^(Cannot (access|convert|destructure|read|set) |[\w.$()]+ is not (a constructor|a function|defined|iterable))/

/** XState replaces the error of a guard by its own, which names the guard and repeats the message in its second line. */
const ofAGuard = /^(Unable to evaluate guard '[^']+' [^\n]*:)\n([^]*)$/

const maskedMessage = (message: string): string => {
  const [, guard, reason] = ofAGuard.exec(message) ?? []
  if (guard !== undefined) return `${guard} ${maskedMessage(reason ?? '')}`
  return ofTheLanguage.test(message) ? message : '•••'
}

/** An error and its stack as text. A message that may contain personal data is masked. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'something that is no error'
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${maskedMessage(error.message)}`, ...calls].join('\n')
}
