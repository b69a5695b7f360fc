import { setup } from 'xstate'
import { SHOWN_STALE_AFTER_MS } from '../../domain/rules/constants'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { beneficiariesActions } from './actions'
import type { makeBeneficiariesImplementations } from './actors'
import type { BeneficiariesContext, BeneficiariesInput } from './context'
import type { BeneficiariesEvent } from './events'
import { beneficiariesGuards } from './guards'

/** What the beneficiaries consist of, shared by their states' files. */
export const beneficiariesSetup = setup({
  types: {
    context: {} as BeneficiariesContext,
    events: {} as BeneficiariesEvent,
    input: {} as BeneficiariesInput,
    tags: {} as 'settled' | 'busy',
  },
  actors: {} as ActorsOf<typeof makeBeneficiariesImplementations>,
  delays: { staleAfter: SHOWN_STALE_AFTER_MS },
  actions: { ...({} as ActionsOf<typeof makeBeneficiariesImplementations>), ...beneficiariesActions },
  guards: beneficiariesGuards,
})
