export type ActivationEvent =
  | { readonly type: 'go-to-login' }
  | { readonly type: 'try-again' }
  | { readonly type: 'request-link' }
