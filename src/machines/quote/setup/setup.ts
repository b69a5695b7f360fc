import { setup } from 'xstate'
import { CHECKOUT_REDIRECT_MS } from '../../../domain/rules/constants'
import type { ActionsOf, ActorsOf } from '../../core/actors'
import { quoteActions } from './actions'
import type { makeQuoteImplementations, OpenShop } from './actors'
import type { QuoteContext, ShopLocation } from './context'
import type { QuoteEvent } from './events'
import { quoteGuards } from './guards'

/** What the shop consists of, shared by its states' files. */
export const quoteSetup = setup({
  types: {
    context: {} as QuoteContext,
    events: {} as QuoteEvent,
    input: {} as OpenShop & ShopLocation,
    tags: {} as 'settled' | 'busy' | 'loading' | 'failed',
  },
  actors: {} as ActorsOf<typeof makeQuoteImplementations>,
  delays: { redirect: CHECKOUT_REDIRECT_MS },
  actions: { ...({} as ActionsOf<typeof makeQuoteImplementations>), ...quoteActions },
  guards: quoteGuards,
})
