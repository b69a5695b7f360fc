import type { Customer } from '../../domain/customer/customer'

export type SessionInput = { readonly hasToken: boolean }

export type SessionContext = SessionInput & {
  /** The customer of the last successful read, still shown while the next read runs. */
  readonly customer: Customer | undefined
  readonly error: string | undefined
}
