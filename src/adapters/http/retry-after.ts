/**
 * How many seconds a server asks to wait: a number, or the date at which the wait ends, reckoned by the server's own clock
 * where it tells the time, else by `now`. `undefined` if it asks for nothing that can be read.
 */
export const retryAfter = ({ headers }: Pick<Response, 'headers'>, now = NaN): number | undefined => {
  const text = headers.get('retry-after') ?? ''
  if (!/[a-z]/i.test(text)) return Number(text) > 0 ? Math.ceil(Number(text)) : undefined
  const milliseconds = Date.parse(text) - (Date.parse(headers.get('date') ?? '') || now)
  return Number.isNaN(milliseconds) ? undefined : Math.max(1, Math.ceil(milliseconds / 1_000))
}
