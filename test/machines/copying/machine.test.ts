import * as TE from 'fp-ts/TaskEither'
import { COPY_CONFIRMATION_MS } from '../../../src/domain/rules/constants'
import { makeCopyingImplementations } from '../../../src/machines/copying/actors'
import { copyingMachine } from '../../../src/machines/copying/machine'
import { copiedText } from '../../../src/machines/copying/selectors'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const start = (...answers: readonly TE.TaskEither<'refused', void>[]) => {
  const copied: string[] = []
  const clipboard = {
    copy: (text: string) => {
      const answer = answers[copied.length] ?? TE.left('refused' as const)
      copied.push(text)
      return answer
    },
  }
  const notifications = recordedNotifications()
  const machine = copyingMachine.provide(
    makeCopyingImplementations({ clipboard, notifications, navigation: recordedNavigation() }),
  )
  const simulated = simulate(machine)
  return {
    ...simulated,
    copied,
    notices: notifications.notices,
    shown: () => copiedText(simulated.actor.getSnapshot()),
  }
}

test('[PAY-17: what to send] [REF-03] a copied text is confirmed for a moment, and another one can be copied meanwhile', async () => {
  const { actor, pass, reaches, is, copied, shown, notices } = start(TE.right(undefined), TE.right(undefined))
  expect(shown()).toBeUndefined()
  actor.send({ type: 'copy-text', text: '9000000001' })
  await reaches('Copied')
  expect(shown()).toBe('9000000001')
  actor.send({ type: 'copy-text', text: '9000000002' })
  await reaches('Copied')
  expect(shown()).toBe('9000000002')
  pass(COPY_CONFIRMATION_MS)
  expect(is('Waiting')).toBe(true)
  expect([copied, notices]).toEqual([['9000000001', '9000000002'], []])
})

test.each([
  ['refuses', TE.left('refused' as const)],
  ['breaks', () => Promise.reject(new Error('a defect, made by the test'))],
])('a device that %s to copy is reported, and nothing is confirmed', async (_, answer) => {
  const { actor, reaches, notices, shown } = start(answer)
  actor.send({ type: 'copy-text', text: '9000000001' })
  await reaches('Waiting')
  expect(shown()).toBeUndefined()
  expect(notices).toMatchObject([
    { kind: 'error', text: 'We could not copy this. Please select it and copy it yourself.' },
  ])
})

test('[REF-03] a text that is copied again restarts the confirmation', async () => {
  const { actor, pass, reaches, is } = start(TE.right(undefined), TE.right(undefined))
  actor.send({ type: 'copy-text', text: 'SAMPLE01' })
  await reaches('Copied')
  pass(COPY_CONFIRMATION_MS - 1)
  actor.send({ type: 'copy-text', text: 'SAMPLE01' })
  await reaches('Copied')
  pass(COPY_CONFIRMATION_MS - 1)
  expect(is('Copied')).toBe(true)
})
