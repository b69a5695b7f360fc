import { savedSince, summaryOf } from '../../../src/domain/policy/offline-policy'
import { aPolicy } from '../../support/shop-builders'

const kept = Date.UTC(2026, 10, 23, 13, 5)

test('[KEEP-01] the summary of a policy has no payment, no address and no certificate yet', () => {
  const { payment, certificateUrl, clientNo } = aPolicy({ clientNo: 'CLIENT-7' })
  const summary = JSON.stringify(summaryOf(aPolicy({ clientNo: 'CLIENT-7' }), kept))
  expect(summary).toContain('P-9')
  for (const left of [payment.paymentReference, certificateUrl, clientNo]) expect(summary).not.toContain(left)
})

test('[KEEP-01] a policy without a product has its own name', () => {
  expect(summaryOf(aPolicy({ productName: undefined, name: 'Own name' }), kept).title).toBe('Own name')
})

test('[KEEP-01] it says from when it is, in Lagos', () => {
  expect(savedSince({ keptAt: kept })).toBe('23\u00a0November\u00a02026, 14:05')
})
