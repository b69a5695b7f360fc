export const withoutTrailingSlashes = (text: string): string => {
  while (text.endsWith('/')) text = text.slice(0, -1)
  return text
}
