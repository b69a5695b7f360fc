/** Events from the customer, the device and the server. */
export type SessionEvent =
  | { readonly type: 'log-out' }
  | { readonly type: 'try-again' }
  | { readonly type: 'refresh' }
  /** A screen that needs a session was opened without one. */
  | { readonly type: 'require-log-in' }
  | { readonly type: 'token-stored' }
  | { readonly type: 'token-refused' }
  | { readonly type: 'token-removed' }
  | { readonly type: 'token-cleared' }
