import { screen } from '@testing-library/react'
import { storageOwner } from '../../../support/storage-owner'
import type { KycSection } from '../../../../src/domain/kyc/sections'
import type { PaymentState } from '../../../../src/domain/payment/payment'
import type { PaidOrder } from '../../../../src/domain/policy/holdings'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import type { Policy } from '../../../../src/domain/policy/policy'
import type { ClientQuote, Quote } from '../../../../src/domain/quote/quote'
import type { Page } from '../../../../src/ports/page'
import { aCustomer } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/kyc'
import '../../../support/screens/policies'
import '../../../support/screens/shop'
import { nothingSaved } from '../../../support/nothing-saved'
import { scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { aCategory } from '../../../support/shop-builders'

type Holdings = {
  readonly mandates?: readonly Mandate[]
  readonly policies?: readonly Policy[]
  readonly listsPolicies?: Answer<Page<Policy>>
  readonly quote?: ClientQuote
  /** The open orders at the server; without them it does not know the call. */
  readonly orders?: readonly Quote[]
  readonly paid?: PaidOrder
}

/** The home of a customer with this status, and what they hold. */
export const openHome = async (
  kycStatus: string,
  sections: readonly KycSection[] = [],
  { policies = [], listsPolicies, mandates = [], quote, orders, paid }: Holdings = {},
) => {
  const listed = listsPolicies ?? succeeds({ rows: policies, total: policies.length })
  if (paid) {
    window.localStorage.setItem('owner', storageOwner('customer@portal.test').owner)
    window.localStorage.setItem('paid-order', JSON.stringify(paid))
  }
  const app = renderApp('/dashboard', {
    profile: Array(3).fill(succeeds(aCustomer({ kycStatus }))),
    features: {
      policies: { list: scripted(...Array<Answer<Page<Policy>>>(3).fill(listed)) },
      mandates: {
        list: scripted(...Array<Answer<Page<Mandate>>>(3).fill(succeeds({ rows: mandates, total: mandates.length }))),
      },
      payment: { state: scripted(...Array<Answer<PaymentState>>(3).fill(succeeds('paid'))) },
      ...(quote ? { quote } : {}),
      ...(orders ? { orders: { open: scripted(...Array<Answer<readonly Quote[]>>(3).fill(succeeds(orders))) } } : {}),
      catalogue: { categories: scripted(succeeds([aCategory()])) },
      verification: {
        ...nothingSaved(),
        sections: scripted(...Array<Answer<readonly KycSection[]>>(3).fill(succeeds(sections))),
      },
    },
  })
  await screen.findByRole('heading', { name: 'Hello First' })
  return app
}
