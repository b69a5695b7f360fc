import type { Category, Product } from '../../../src/domain/catalogue/catalogue'
import type { Draft } from '../../../src/domain/drafts/drafts'
import { makeQuoteImplementations } from '../../../src/machines/quote/setup/actors'
import type { QuoteEvent } from '../../../src/machines/quote/setup/events'
import type { Source } from '../../../src/machines/quote/setup/context'
import { quoteMachine } from '../../../src/machines/quote/machine'
import { forms, view, errors } from '../../../src/machines/quote/selectors'
import type { BeneficiaryPort } from '../../../src/ports/beneficiary-port'
import type { CataloguePort } from '../../../src/ports/catalogue-port'
import type { OrderPort } from '../../../src/ports/order-port'
import type { PolicyPort } from '../../../src/ports/policy-port'
import type { QuotePort } from '../../../src/ports/quote-port'
import type { Clock } from '../../../src/ports/clock'
import { fixedClock } from '../../support/fixed-clock'
import {
  scripted,
  scriptedBeneficiaries,
  scriptedCatalogue,
  scriptedOrders,
  scriptedPolicies,
  scriptedQuotes,
  succeeds,
  type ScriptedPort,
} from '../../support/scripted-ports'
import { memoryDrafts, memoryQuotes } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import {
  aCategory,
  aProduct,
  oneBeneficiary,
  someApplianceNames,
  someDestinations,
  someMakes,
  someModels,
} from '../../support/shop-builders'
import { answersArrive, simulate } from '../../support/simulated'

export type ShopScript = {
  readonly clock?: Clock
  readonly ownName?: string
  readonly category?: string
  readonly product?: string
  readonly renews?: string
  readonly source?: Source
  readonly catalogue?: Partial<ScriptedPort<CataloguePort>>
  readonly quote?: Partial<ScriptedPort<QuotePort>>
  readonly beneficiary?: Partial<ScriptedPort<BeneficiaryPort>>
  readonly orders?: Partial<ScriptedPort<OrderPort>>
  readonly policies?: Partial<ScriptedPort<PolicyPort>>
  readonly categories?: readonly Category[]
  readonly products?: readonly Product[]
  readonly drafts?: Record<string, Draft>
}

/** The shop with scripted ports, opened at an address. */
export const startShop = async ({ ownName = '', category, product, renews, ...script }: ShopScript = {}) => {
  const ports = {
    catalogue: scriptedCatalogue({
      categories: scripted(succeeds(script.categories ?? [aCategory()])),
      products: scripted(succeeds(script.products ?? [aProduct()])),
      ...script.catalogue,
    }),
    quote: scriptedQuotes({
      vehicleMakes: scripted(succeeds(someMakes)),
      vehicleModels: scripted(succeeds(someModels), succeeds(someModels)),
      destinations: scripted(succeeds(someDestinations)),
      appliances: scripted(succeeds(someApplianceNames)),
      ...script.quote,
    }),
    beneficiary: scriptedBeneficiaries({
      list: scripted(succeeds(oneBeneficiary), succeeds(oneBeneficiary)),
      ...script.beneficiary,
    }),
    policies: scriptedPolicies(script.policies),
    orders: scriptedOrders(script.orders),
    clock: script.clock ?? fixedClock(),
    connectivity: switchedConnectivity(),
    quoteStore: memoryQuotes(),
    drafts: memoryDrafts(script.drafts),
    navigation: recordedNavigation({ screen: 'shop' }),
    notifications: recordedNotifications(),
  }
  const shop = simulate(quoteMachine.provide(makeQuoteImplementations(ports)), {
    ownName,
    category,
    product,
    replaces: script.source?.by === 'replaces' ? script.source.id : undefined,
    source: renews === undefined ? script.source : { by: 'renews', id: renews },
  })
  const send = (event: QuoteEvent) => {
    shop.actor.send(event)
  }
  const shown = () => errors(shop.actor.getSnapshot())
  const shows = () => view(shop.actor.getSnapshot())
  const typed = () => forms(shop.actor.getSnapshot()).motor
  const navigateTo = (category?: string, product?: string) => {
    const wanted = { ...(category === undefined ? {} : { category }), ...(product === undefined ? {} : { product }) }
    ports.navigation.arrives({ screen: 'shop', ...wanted })
  }
  await answersArrive()
  return { ...shop, ...ports, send, shown, shows, typed, navigateTo }
}

/** The shop at the motor form. */
export const startMotor = (script: ShopScript = {}) => startShop({ category: '1', product: '101', ...script })
