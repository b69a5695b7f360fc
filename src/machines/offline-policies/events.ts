export type OfflinePoliciesEvent =
  | { readonly type: 'try-again' }
  | { readonly type: 'remove-policy'; readonly id: string }
