export type RewardsEvent = { readonly type: 'share-link' } | { readonly type: 'try-again' }
