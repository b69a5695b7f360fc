import { isRight } from 'fp-ts/Either'
import type { Beneficiaries } from '../../../domain/beneficiary/beneficiary'
import { addAppliance, type ApplianceForm } from '../../../domain/quote/appliances'
import { hasBeneficiary } from '../../../domain/quote/health'
import type { QuoteKind } from '../../../domain/quote/products'
import type { Outcome } from '../../core/actors'
import { hasSucceeded } from '../../core/output'
import { isAboveCap } from './appliance-answer'
import {
  chosenMake,
  requestedCategory,
  requestedKind,
  requestedProduct,
  type QuoteContext,
  type ShopLocation,
} from './context'

type Here = { readonly context: QuoteContext }

const differs = (one: ShopLocation, other: ShopLocation) =>
  one.category !== other.category || one.product !== other.product || one.replaces !== other.replaces

export const quoteGuards = {
  isRight: hasSucceeded,
  isFilledIn: ({ context }: Here, outcome: Outcome<unknown>) => isRight(outcome) && context.source !== undefined,
  isValid: hasSucceeded,
  hasSome: (_: unknown, outcome: Outcome<readonly unknown[]>) => isRight(outcome) && outcome.right.length > 0,
  hasBeneficiary: (_: unknown, outcome: Outcome<Beneficiaries>) => isRight(outcome) && hasBeneficiary(outcome.right),
  isElsewhere: ({ context }: Here, requested: ShopLocation) => differs(context.requested, requested),
  hasMoved: ({ context: { moved, requested } }: Here) => moved !== undefined && differs(moved, requested),
  requestsNoCategory: ({ context }: Here) => requestedCategory(context) === undefined,
  requestsOtherProducts: ({ context }: Here) => context.productsOf !== context.requested.category,
  requestsNoProduct: ({ context }: Here) => requestedProduct(context) === undefined,
  requestsForm: ({ context }: Here, { kind }: { readonly kind: QuoteKind }) => requestedKind(context) === kind,
  hasMakes: ({ context }: Here) => context.makes.length > 0,
  hasNoMake: ({ context }: Here) => chosenMake(context) === undefined,
  hasDestinations: ({ context }: Here) => context.destinationsOf === context.requested.product,
  hasApplianceNames: ({ context }: Here) => context.applianceNames.length > 0,
  canListAppliance: ({ context }: Here, form: ApplianceForm) => isRight(addAppliance(context.appliances.items, form)),
  isAboveCap: ({ context }: Here, form: ApplianceForm) => isAboveCap(context.appliances.items, form),
}
