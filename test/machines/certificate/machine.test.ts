import { left, right, type Either } from 'fp-ts/Either'
import { makeCertificateImplementations } from '../../../src/machines/certificate/actors'
import { certificateMachine, NOT_SHARED } from '../../../src/machines/certificate/machine'
import { canShare, isSharing } from '../../../src/machines/certificate/selectors'
import type { SharedFile, Sharing } from '../../../src/ports/sharing'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const file: SharedFile = { address: 'https://files.portal.test/c', title: 'Certificate P-9', fileName: 'c.pdf' }

const start = (able: boolean, ...answers: readonly (() => Promise<Either<'unshareable', void>>)[]) => {
  const shared: SharedFile[] = []
  const sharing: Sharing = {
    canShare: () => able,
    share: (input) => () => {
      const answer = answers[shared.length]
      shared.push(input)
      return answer ? answer() : Promise.reject(new Error('not in the script'))
    },
  }
  const notifications = recordedNotifications()
  const ports = { sharing, notifications, navigation: recordedNavigation() }
  const machine = certificateMachine.provide(makeCertificateImplementations(ports))
  return { ...simulate(machine, { canShare: sharing.canShare() }), shared, notices: notifications.notices }
}

describe('a certificate', () => {
  test('is shared once however often the button is pressed meanwhile, and can be shared again', async () => {
    const done = () => Promise.resolve(right(undefined))
    const { actor, shared, reaches, notices } = start(true, done, done)
    expect(canShare(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'share-certificate', file })
    actor.send({ type: 'share-certificate', file })
    expect(isSharing(actor.getSnapshot())).toBe(true)
    await reaches('Waiting')
    actor.send({ type: 'share-certificate', file })
    await reaches('Waiting')
    expect(shared).toEqual([file, file])
    expect(notices).toEqual([])
  })

  test.each([
    ['refuses', () => Promise.resolve(left('unshareable' as const))],
    ['breaks', () => Promise.reject(new Error('a defect, made by the test'))],
  ])('that the device %s to share is reported, and can still be opened', async (_, answer) => {
    const { actor, reaches, notices } = start(true, answer)
    actor.send({ type: 'share-certificate', file })
    await reaches('Waiting')
    expect(notices).toMatchObject([{ kind: 'error', text: NOT_SHARED }])
  })

  test('is not shared if the device cannot', () => {
    const { actor, shared } = start(false)
    actor.send({ type: 'share-certificate', file })
    expect([canShare(actor.getSnapshot()), isSharing(actor.getSnapshot()), shared]).toEqual([false, false, []])
  })
})
