export type KeptEvent = { readonly type: 'try-again' } | { readonly type: 'remove-policy'; readonly id: string }
