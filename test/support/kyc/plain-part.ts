import type { Page } from '@playwright/test'
import type { EndpointName } from '../../../src/contract/table'
import type { KycForms } from '../../../src/domain/kyc/parts/parts'
import type { KycPart } from '../../../src/domain/kyc/steps'

/** The parts with tests of their own for what their forms need besides text. */
type OwnPart = 'user-details' | 'bank-account' | 'bvn' | 'medical' | 'document'
export type PlainPart = Exclude<KycPart, OwnPart>

/** A part that sends what was typed: what its tests, and those of every step, need of it. */
export type PlainPartTest<Part extends PlainPart = PlainPart> = {
  readonly form: KycForms[Part]
  /** A form that is refused. */
  readonly broken: KycForms[Part]
  /** A field of the form that the server names in the same way. */
  readonly named: string
  readonly toast: string
  /** What the server is sent for a test customer, and the calls by their names in the table. */
  readonly request: { readonly path: string; readonly body: object }
  readonly calls: { readonly save: EndpointName; readonly read: EndpointName }
  readonly heading: string
  readonly fill: (page: Page) => Promise<void>
}
