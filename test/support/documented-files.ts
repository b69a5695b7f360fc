import { readFileSync } from 'node:fs'

/** The table of docs/documents.md: what happens with a file in the portal, and on the service without the portal. */
export const documentedFiles = (): ReadonlyMap<string, { readonly portal: string; readonly service: string }> => {
  const [, table = ''] = readFileSync('docs/documents.md', 'utf8').split('| file | portal | service |\n|---|---|---|\n')
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return new Map(
    rows.map(([what = '', portal = '', service = '']) => [
      what,
      { portal, service: service === 'the same' ? portal : service },
    ]),
  )
}

/** The first sentence of a message, as the table has it. */
export const opening = (message: string): string => message.replace(/\.( .*)?$/s, '')
