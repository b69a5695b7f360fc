import * as E from 'fp-ts/Either'
import type { ChosenFile } from '../../../src/domain/kyc/parts/document'
import type { FileError } from '../../../src/domain/kyc/document-file'
import { makeAttachmentImplementations } from '../../../src/machines/attachment/actors'
import { attachmentMachine } from '../../../src/machines/attachment/machine'
import { attachmentOf, initialAttachment } from '../../../src/machines/attachment/selectors'
import { aFile } from '../../support/kyc-builders'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

type Outcome = E.Either<FileError, ChosenFile>
const other = { name: 'other.pdf', size: 9, type: 'application/pdf' }
const smaller = { name: 'passport.jpg', size: 2, type: 'image/jpeg' }

const start = (file?: ChosenFile) => {
  const requests: { file: ChosenFile; signal: AbortSignal; settle: (outcome: Outcome) => void; breaks: () => void }[] =
    []
  const implementations = makeAttachmentImplementations({
    prepare:
      (chosen, { signal }) =>
      () =>
        new Promise((settle, reject) => {
          requests.push({
            file: chosen,
            signal,
            settle,
            breaks: () => {
              reject(new Error('a defect, made by the test'))
            },
          })
        }),
  })
  const attachment = simulate(attachmentMachine.provide(implementations), { file })
  return {
    ...attachment,
    requests,
    choose: (chosen: ChosenFile | undefined) => {
      attachment.actor.send({ type: 'choose-file', file: chosen })
    },
    state: () => attachmentOf(attachment.actor.getSnapshot()),
  }
}

describe('an attachment', () => {
  test('[KYC-11] is prepared as soon as it is chosen', async () => {
    const { choose, requests, state, is } = start()
    expect(state()).toEqual({ tag: 'none' })
    choose(aFile)
    expect(state()).toEqual({ tag: 'preparing', chosen: aFile })
    requests[0]!.settle(E.right(smaller))
    await answersArrive()
    expect(state()).toEqual({ tag: 'ready', chosen: aFile, ready: smaller })
    expect(is('Ready')).toBe(true)
  })

  test.each(['heic', 'wrong-kind', 'too-large', 'no-picture', 'empty', 'unreadable'] as const)(
    '[KYC-11] that is refused (%s) shows the reason, and another can be chosen',
    async (error) => {
      const { choose, requests, state } = start(aFile)
      requests[0]!.settle(E.left(error))
      await answersArrive()
      expect(state()).toEqual({ tag: 'refused', chosen: aFile, error })
      choose(other)
      requests[1]!.settle(E.right(other))
      await answersArrive()
      expect(state()).toEqual({ tag: 'ready', chosen: other, ready: other })
    },
  )

  test('another choice cancels the preparation, and the late result of the first is ignored', async () => {
    const { choose, requests, state } = start(aFile)
    choose(other)
    expect(requests[0]!.signal.aborted).toBe(true)
    requests[0]!.settle(E.right(smaller))
    await answersArrive()
    expect(state()).toEqual({ tag: 'preparing', chosen: other })
  })

  test('removing it cancels the preparation', () => {
    const { choose, requests, state, is } = start(aFile)
    choose(undefined)
    expect(requests[0]!.signal.aborted).toBe(true)
    expect(state()).toEqual({ tag: 'none' })
    choose(undefined)
    expect(state()).toEqual({ tag: 'none' })
    expect(is('Empty')).toBe(true)
  })

  test('choosing the same file again starts nothing', async () => {
    const { choose, requests, state } = start(aFile)
    requests[0]!.settle(E.right(smaller))
    await answersArrive()
    choose(aFile)
    expect(requests).toHaveLength(1)
    expect(state().tag).toBe('ready')
  })

  test('a defect is reported like an unreadable file', async () => {
    const { requests, state } = start(aFile)
    requests[0]!.breaks()
    await answersArrive()
    expect(state()).toEqual({ tag: 'refused', chosen: aFile, error: 'unreadable' })
  })
})

test('[KYC-11] a file is being prepared from the moment that it is in the form', () => {
  expect(initialAttachment(undefined)).toEqual({ tag: 'none' })
  expect(initialAttachment(aFile)).toEqual({ tag: 'preparing', chosen: aFile })
})
