/** The messages for each way in which a call can fail, when the server sends none of its own. */
export const failureMessages = {
  online: 'An error occurred during operation',
  offline: 'An error occurred due to no connection, please check your interet connectivity...',
  unknownWrite: 'We do not know whether this was saved. Checking…',
  unreadable: 'We could not read the answer. Try again.',
  tryAgain: 'Nothing you typed is lost. Please try again in a moment.',
  refused: 'This could not be accepted.',
  checkIt: 'Nothing you typed is lost. Please check it and send it again.',
  whenConnected: 'Nothing you typed is lost. Send it again when you are connected.',
  fileTooLarge: 'This file is too large for us to receive',
  notFound: 'We could not find this.',
  notAllowed: 'You are not allowed to do this.',
} as const

/** The summary of a refused form: how many fields have to be corrected. */
export const needAttention = (count: number): string =>
  count === 1 ? '1 answer needs attention' : `${String(count)} answers need attention`

/** A wait in words: at most 119 s, 119 minutes or 23 hours, rounded up. */
const waitShown = (seconds: number): string => {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3_600)]
  if (seconds < 120) return `in ${String(seconds)} s`
  if (minutes < 120) return `in ${String(minutes)} minutes`
  return hours < 24 ? `in ${String(hours)} hours` : 'tomorrow'
}

/** Shown when the server has limited the rate of requests; `seconds` until the next one is allowed. */
export const tooManyTries = (seconds: number): string => `Too many tries. Try again ${waitShown(seconds)}.`
