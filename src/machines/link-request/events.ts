import type { LinkRequestForm } from '../../domain/session/link-request'

export type LinkRequestEvent =
  | { readonly type: 'submit-address'; readonly form: LinkRequestForm }
  | { readonly type: 'change-address' }
