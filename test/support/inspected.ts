import { createActor } from 'xstate'
import type { ActorView, Message } from '../../src/inspector/messages'
import { makeReporter } from '../../src/inspector/reporter'
import { loginMachine } from '../../src/machines/login/machine'
import { withoutPorts } from './named-parts'

/** What inspectors know about each actor after each message, the actors by the order of their messages. */
export const viewsIn = (sent: readonly Message[]): readonly ActorView[] => {
  const known = new Map<string, ActorView>()
  return sent.flatMap((message) => {
    if (message.kind === 'actor') known.set(message.actor.id, message.actor)
    if (message.kind !== 'states') return message.kind === 'actor' ? [message.actor] : []
    return message.states.flatMap((state) => {
      const view = known.get(state.id)
      return view === undefined ? [] : [{ ...view, ...state }]
    })
  })
}

/** A reporter with a channel that the test controls; `sent` are its messages, with all that happened until then. */
export const startReporter = () => {
  const messages: Message[] = []
  const waiting: (() => void)[] = []
  const marks: (string | undefined)[] = []
  let hear: (message: Message) => void = () => undefined
  const channel = {
    post: (message: Message) => void messages.push(structuredClone(message)),
    listen: (listener: (message: Message) => void) => {
      hear = listener
    },
  }
  const page = {
    portal: 'one',
    now: () => 5,
    later: (report: () => void) => void waiting.push(report),
    mark: (why?: string) => void marks.push(why),
  }
  const reporter = makeReporter(channel, page)
  const sent = () => {
    waiting.splice(0).forEach((report) => {
      report()
    })
    return messages
  }
  const says = (message: Message) => {
    sent()
    hear(message)
  }
  return { ...reporter, messages, waiting, marks, sent, says }
}

/** A portal with a log-in machine, without its actors by default. */
export const startPortal = (machine = withoutPorts(loginMachine)) => {
  const reporter = startReporter()
  const actor = createActor(machine, {
    inspect: reporter.inspect,
    input: { email: '', hasSaved: false, needsOwnDocument: false },
  }).start()
  const views = () => viewsIn(reporter.sent())
  const login = () => views().filter(({ name }) => name === 'login')
  const events = () => reporter.sent().flatMap((message) => (message.kind === 'events' ? message.events : []))
  return { ...reporter, actor, views, login, events }
}
