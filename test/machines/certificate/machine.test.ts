import { left, right, type Either } from 'fp-ts/Either'
import { makeCertificateImplementations } from '../../../src/machines/certificate/actors'
import { certificateMachine, LINK_NOT_SHARED, NOT_SHARED } from '../../../src/machines/certificate/machine'
import { canShareFile, canShareLink, isSharingFile } from '../../../src/machines/certificate/selectors'
import type { LinkSharing, SharedLink } from '../../../src/ports/link-sharing'
import type { SharedFile, Sharing } from '../../../src/ports/sharing'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const file: SharedFile = { address: 'https://files.portal.test/c', title: 'Certificate P-9', fileName: 'c.pdf' }
const link: SharedLink = { address: 'https://portal.test/verify/c', title: 'Certificate', text: 'Check it here:' }

type Answer = () => Promise<Either<'unshareable', void>>

const start = (able: boolean, ...answers: readonly Answer[]) => {
  const shared: unknown[] = []
  const share = (input: unknown) => () => {
    const answer = answers[shared.length]
    shared.push(input)
    return answer ? answer() : Promise.reject(new Error('not in the script'))
  }
  const sharing: Sharing = { canShare: () => able, share }
  const linkSharing: LinkSharing = { canShare: () => able, share }
  const notifications = recordedNotifications()
  const ports = { sharing, linkSharing, notifications, navigation: recordedNavigation() }
  const machine = certificateMachine.provide(makeCertificateImplementations(ports))
  return {
    ...simulate(machine, { canShareFile: able, canShareLink: able }),
    shared,
    notices: notifications.notices,
  }
}

const done: Answer = () => Promise.resolve(right(undefined))
const refusals = [
  ['refuses', () => Promise.resolve(left('unshareable' as const))],
  ['breaks', () => Promise.reject(new Error('a defect, made by the test'))],
] as const

describe('[LIFE-08: file] a certificate', () => {
  test('is shared once however often the button is pressed meanwhile, and can be shared again', async () => {
    const { actor, shared, reaches, notices } = start(true, done, done)
    expect(canShareFile(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'share-certificate', file })
    actor.send({ type: 'share-certificate', file })
    expect(isSharingFile(actor.getSnapshot())).toBe(true)
    await reaches('Waiting')
    actor.send({ type: 'share-certificate', file })
    await reaches('Waiting')
    expect(shared).toEqual([file, file])
    expect(notices).toEqual([])
  })

  test.each(refusals)('that the device %s to share is reported, and can still be opened', async (_, answer) => {
    const { actor, reaches, notices } = start(true, answer)
    actor.send({ type: 'share-certificate', file })
    await reaches('Waiting')
    expect(notices).toMatchObject([{ kind: 'error', text: NOT_SHARED }])
  })

  test('is not shared if the device cannot', () => {
    const { actor, shared } = start(false)
    actor.send({ type: 'share-certificate', file })
    expect([canShareFile(actor.getSnapshot()), isSharingFile(actor.getSnapshot()), shared]).toEqual([false, false, []])
  })
})

describe('[LIFE-08: share] the address of its check page', () => {
  test('is handed to the share sheet, once at a time', async () => {
    const { actor, shared, reaches, notices } = start(true, done)
    actor.send({ type: 'share-check', link })
    actor.send({ type: 'share-check', link })
    await reaches('Waiting')
    expect([shared, notices, canShareLink(actor.getSnapshot())]).toEqual([[link], [], true])
  })

  test.each(refusals)('that the device %s to share is left to WhatsApp from then on', async (_, answer) => {
    const { actor, shared, reaches, notices } = start(true, answer)
    actor.send({ type: 'share-check', link })
    await reaches('Waiting')
    expect(notices).toMatchObject([{ kind: 'error', text: LINK_NOT_SHARED }])
    expect(canShareLink(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'share-check', link })
    expect(shared).toHaveLength(1)
  })
})
