import { readFileSync } from 'node:fs'
import type { EndpointName } from '../../src/contract/table'

/** The calls of the endpoint table that the portal never makes; they are for other clients of the API. */
export const neverMade = [
  'getCurrentLoginInformations',
  'isTenantAvailable',
  'getUserProducts',
  'getUserProduct',
  'getReferral',
] as const

/** A call that the portal makes. */
export type PortalCall = Exclude<EndpointName, (typeof neverMade)[number]>

type Operations = Readonly<Record<string, { readonly operationId?: string }>>

const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Operations>>
}

/** Where a call is, from the API's document: Playwright cannot load the codecs of the table. The path is in lower case. */
export const requestOf = (call: PortalCall): { readonly path: string; readonly method: string } => {
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(operations))
      if (operationId === call) return { path: `/api${path}`.toLowerCase(), method }
  throw new Error(`docs/openapi.json has no ${call}`)
}
