export type StatementsEvent = { readonly type: 'try-again' }
