import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Service = {
  readonly image?: string
  readonly build?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly stop_grace_period?: string
  readonly user?: string
  readonly command?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly privileged?: boolean
  readonly security_opt?: readonly string[]
  readonly mem_limit?: string
  readonly pids_limit?: number
  readonly tmpfs?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address: string }>>
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

export const composeText = readFileSync('compose.yaml', 'utf8')
export const compose = parse(composeText, { merge: true }) as Compose
export const service = (name: string): Service => compose.services[name] ?? {}
export const processes = ['first', 'second'].map(service)
