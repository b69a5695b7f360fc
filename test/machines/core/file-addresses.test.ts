import { left, right, type Either } from 'fp-ts/Either'
import type { PortError } from '../../../src/domain/failure/port-error'
import type { SavedDocument } from '../../../src/domain/kyc/saved-record'
import type { Policy } from '../../../src/domain/policy/policy'
import { id } from '../../../src/domain/values/id'
import { makeCertificateAddresses, makeReceiptAddresses } from '../../../src/machines/certificate/addresses'
import { makeDocumentAddresses } from '../../../src/machines/verifications/addresses'
import { everyError } from '../../support/builders'
import { fixedClock } from '../../support/fixed-clock'
import { recordedNotifications } from '../../support/scripted-surroundings'
import { aPolicy } from '../../support/shop-builders'

const clock = fixedClock()
const address = 'https://files.portal.test/renewed'
const aDocument = (number: number): SavedDocument => ({
  id: id(number),
  name: undefined,
  type: undefined,
  previewUrl: `${address}/${String(number)}`,
})

const certificates = (answer: Either<PortError, Policy>) => {
  const notifications = recordedNotifications()
  const policies = { byId: () => () => Promise.resolve(answer) }
  return { addresses: makeCertificateAddresses({ policies, clock, notifications }), notifications }
}

describe('[TAP-23: files] the address of a file is renewed', () => {
  test('for a certificate by reading its policy', async () => {
    const { addresses, notifications } = certificates(right(aPolicy({ certificateUrl: address })))
    expect([await addresses.renew(id(9)), notifications.notices]).toEqual([address, []])
    expect(addresses.now()).toBe(clock.now())
  })

  test.each<[Either<PortError, Policy>, string]>([
    [left(everyError.Offline), 'no connection'],
    [left(everyError.NotFound), 'We could not find this.'],
    [right(aPolicy({ certificateUrl: undefined })), 'We could not find this.'],
    [right(aPolicy({ certificateUrl: 'javascript:alert(1)' })), 'We could not find this.'],
  ])('or a toast says why not: %j', async (answer, text) => {
    const { addresses, notifications } = certificates(answer)
    expect(await addresses.renew(id(9))).toBeUndefined()
    expect(notifications.notices).toMatchObject([{ kind: 'error', text: expect.stringContaining(text) as unknown }])
  })

  test('[LIFE-08: receipt] for a receipt by reading its policy', async () => {
    const policies = { byId: () => () => Promise.resolve(right(aPolicy({ receiptUrl: address }))) }
    const addresses = makeReceiptAddresses({ policies, clock, notifications: recordedNotifications() })
    expect(await addresses.renew(id(9))).toBe(address)
  })

  test('for a document by reading the documents', async () => {
    const notifications = recordedNotifications()
    const verification = { documents: () => () => Promise.resolve(right([aDocument(1), aDocument(2)])) }
    const addresses = makeDocumentAddresses({ verification, clock, notifications })
    expect(await addresses.renew(id(2))).toBe(`${address}/2`)
    expect(await addresses.renew(id(3))).toBeUndefined()
  })
})
