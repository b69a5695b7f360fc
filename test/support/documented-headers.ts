import { readFileSync } from 'node:fs'

/** The origins of the API, empty if it is the portal's own, and of the widget. */
export type Elsewhere = { readonly api: string; readonly widget: string }

/** The headers that docs/operations.md wants on every response of a host of the portal. */
export const documentedHeaders = ({ api, widget }: Elsewhere): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([\w-]+)` \| everything \| `(.*)` \|$/gm)].map(
      ([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll(/ API\b/g, api === '' ? '' : ` ${api}`).replaceAll(/\bWIDGET\b/g, widget),
      ],
    ),
  )
