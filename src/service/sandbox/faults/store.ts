import * as t from 'io-ts'
import { optional } from '../../../contract/codecs'
import { withoutTrailingSlashes } from '../../../domain/values/trailing-slashes'

const kinds = {
  '500': null,
  '503': null,
  '401': null,
  '403': null,
  '429': null,
  slow: null,
  drop: null,
  html: null,
  truncated: null,
  'wrong-shape': null,
}
type FaultKind = keyof typeof kinds
export const faultKinds = Object.keys(kinds) as readonly FaultKind[]

const Times = t.refinement(
  t.number,
  (value) => Number.isInteger(value) && value >= 0 && value <= 10_000,
  'number from 0 to 10000',
)
const Milliseconds = t.refinement(t.number, (value) => value >= 0 && value <= 600_000, 'number from 0 to 600000')

/**
 * A fault to inject. `path` is a call's path, with or without `/api` and `/services/app`; `times` 0 removes its faults;
 * `after` executes the call first and replaces only its response; `ms` is the delay of `slow`.
 */
export const FaultRequest = t.strict(
  {
    path: t.string,
    kind: t.keyof(kinds, 'fault kind'),
    times: Times,
    emailAddress: optional(t.string),
    after: optional(t.boolean),
    ms: optional(Milliseconds),
  },
  'fault',
)
export type FaultRequest = t.TypeOf<typeof FaultRequest>

export type Fault = { readonly kind: FaultKind; readonly after: boolean; readonly ms: number }

/** The pending faults, held in the memory of this process. */
export type FaultStore = {
  readonly add: (fault: FaultRequest) => void
  /** Takes the next fault for a call of this path by this customer; `undefined` if there is none. */
  readonly take: (path: string, emailAddress: string | undefined) => Fault | undefined
  readonly list: () => readonly FaultRequest[]
}

const SLOW_MS = 30_000

/** Normalizes a path: `/API/services/app/Kyc/GetAll?x` equals `kyc/getall`. */
export const faultPath = (path: string): string =>
  withoutTrailingSlashes(path.split('?')[0] ?? '')
    .toLowerCase()
    .replace(/^\/+/, '')
    .replace(/^api\//, '')
    .replace(/^services\/app\//, '')

const sameCustomer = (expected: string | undefined, actual: string | undefined): boolean =>
  expected === undefined || expected.trim().toLowerCase() === actual?.trim().toLowerCase()

export const makeFaultStore = (): FaultStore => {
  let pending: readonly FaultRequest[] = []
  return {
    add: (fault) => {
      const path = faultPath(fault.path)
      pending =
        fault.times === 0
          ? pending.filter(
              (entry) => entry.path !== path || (fault.emailAddress ?? entry.emailAddress) !== entry.emailAddress,
            )
          : [...pending, { ...fault, path }]
    },
    take: (path, emailAddress) => {
      const found = pending.find(
        (entry) => entry.path === faultPath(path) && sameCustomer(entry.emailAddress, emailAddress),
      )
      if (found === undefined) return undefined
      pending = pending.flatMap((entry) =>
        entry !== found ? [entry] : found.times > 1 ? [{ ...found, times: found.times - 1 }] : [],
      )
      return { kind: found.kind, after: found.after ?? false, ms: found.ms ?? SLOW_MS }
    },
    list: () => pending,
  }
}
