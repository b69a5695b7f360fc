export type OverviewEvent = { readonly type: 'try-again' }
