import type { ActorRefFrom } from 'xstate'
import type { QuoteMachine } from '../../../machines/quote/machine'

export type QuoteActor = ActorRefFrom<QuoteMachine>

/** What every screen of the shop takes. */
export type ShopProps = { readonly actor: QuoteActor }
