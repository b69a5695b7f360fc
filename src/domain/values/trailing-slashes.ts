/** The text without the slashes at its end. */
export const withoutTrailingSlashes = (text: string): string => {
  let end = text.length
  while (text.endsWith('/', end)) end -= 1
  return text.slice(0, end)
}
