import type { ActorRefFrom } from 'xstate'
import type { QuoteMachine } from '../../../machines/quote/machine'

export type QuoteActor = ActorRefFrom<QuoteMachine>

/** The props of every screen of the shop. */
export type ShopProps = { readonly actor: QuoteActor }
