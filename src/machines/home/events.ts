import type { DayBegan } from '../core/today'

export type HomeEvent = DayBegan | { readonly type: 'try-again' } | { readonly type: 'dismiss-result' }
