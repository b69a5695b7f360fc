import { isLeft, isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { reminderMessages } from '../../domain/reminder/labels'
import type { ReminderSetting } from '../../domain/reminder/reminder'
import type { ActorsOf, Outcome } from '../core/actors'
import { defect } from '../core/form'
import { messageOf, tryingAgain } from '../core/loading'
import { hasSucceeded, result } from '../core/output'
import type { makeRemindersImplementations } from './actors'
import type { RemindersEvent } from './events'

type Settings = readonly ReminderSetting[]

type RemindersContext = {
  /** What the server has. */
  readonly saved: Settings
  /** What the customer has chosen. */
  readonly chosen: Settings
  /** What is being saved. */
  readonly sending: ReminderSetting | undefined
  readonly message: string
}

const withSetting = (settings: Settings, setting: ReminderSetting): Settings =>
  settings.map((other) => (other.kind === setting.kind ? setting : other))

const has = (settings: Settings, { kind, mail, sms }: ReminderSetting): boolean => {
  const found = settings.find((setting) => setting.kind === kind)
  return found?.mail === mail && found.sms === sms
}

/** The first choice that the server does not have. */
const unsaved = ({ chosen, saved }: RemindersContext): ReminderSetting | undefined =>
  chosen.find((setting) => !has(saved, setting))

/**
 * How the customer gets reminders. A choice is shown at once and saved, one after the other; one that cannot be saved is
 * taken back, and where nobody knows whether it was, the server is asked. A server without the calls offers nothing of it.
 */
export const remindersMachine = setup({
  types: { context: {} as RemindersContext, events: {} as RemindersEvent },
  actors: {} as ActorsOf<typeof makeRemindersImplementations>,
  actions: {
    storeSettings: assign((_, outcome: Outcome<Settings>) =>
      isRight(outcome) ? { saved: outcome.right, chosen: outcome.right, message: '' } : {},
    ),
    storeChoice: assign(({ context }, setting: ReminderSetting) => ({
      chosen: withSetting(context.chosen, setting),
      message: '',
    })),
    takeNext: assign(({ context }) => ({ sending: unsaved(context) })),
    storeSaved: assign(({ context: { saved, sending } }) =>
      sending === undefined ? {} : { saved: withSetting(saved, sending) },
    ),
    takeBack: assign(({ context }) => ({ chosen: context.saved })),
    showNotSaved: assign({ message: reminderMessages.notSaved }),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ message: messageOf(outcome) })),
    showDefect: assign({ message: defect.message }),
  },
  guards: {
    isRight: hasSucceeded,
    isUnknown: (_, outcome: Outcome<unknown>) => isLeft(outcome) && outcome.left._tag === 'NoAnswer',
    isUnavailable: (_, outcome: Outcome<unknown>) => isLeft(outcome) && outcome.left._tag === 'NotFound',
    wasSaved: ({ context: { sending } }, outcome: Outcome<Settings>) =>
      isRight(outcome) && sending !== undefined && has(outcome.right, sending),
    hasUnsaved: ({ context }) => unsaved(context) !== undefined,
  },
}).createMachine({
  id: 'reminders',
  context: { saved: [], chosen: [], sending: undefined, message: '' },
  initial: 'Loading',
  states: {
    Loading: {
      description: 'The settings are being loaded.',
      invoke: {
        src: 'loadSettings',
        onDone: [
          {
            guard: { type: 'isRight', params: result },
            target: 'Shown',
            actions: { type: 'storeSettings', params: result },
          },
          { guard: { type: 'isUnavailable', params: result }, target: 'Unavailable' },
          { target: 'Failed', actions: { type: 'showFailure', params: result } },
        ],
        onError: { target: 'Failed', actions: 'showDefect' },
      },
    },
    Shown: {
      description: 'The settings are shown and can be changed.',
      initial: 'Ready',
      on: { 'choose-ways': { actions: { type: 'storeChoice', params: ({ event }) => event.setting } } },
      states: {
        Ready: {
          description: 'Nothing has been changed yet, or a change was not saved.',
          always: { guard: 'hasUnsaved', target: 'Saving' },
        },
        Saving: {
          description: 'One choice is being saved; those that are made meanwhile follow.',
          entry: 'takeNext',
          invoke: {
            src: 'saveSetting',
            input: ({ context }) => context.sending,
            onDone: [
              {
                guard: { type: 'isRight', params: result },
                target: 'Saved',
                actions: 'storeSaved',
              },
              {
                guard: { type: 'isUnknown', params: result },
                target: 'Checking',
                actions: { type: 'showFailure', params: result },
              },
              { target: 'Ready', actions: [{ type: 'showFailure', params: result }, 'takeBack'] },
            ],
            onError: { target: 'Ready', actions: ['showDefect', 'takeBack'] },
          },
        },
        Checking: {
          description: 'Nobody knows whether the last choice was saved, so what the server has is being read.',
          invoke: {
            src: 'loadSettings',
            onDone: [
              {
                guard: { type: 'wasSaved', params: result },
                target: 'Saved',
                actions: { type: 'storeSettings', params: result },
              },
              {
                guard: { type: 'isRight', params: result },
                target: 'Ready',
                actions: [{ type: 'storeSettings', params: result }, 'showNotSaved'],
              },
              { target: '#reminders.Failed', actions: { type: 'showFailure', params: result } },
            ],
            onError: { target: '#reminders.Failed', actions: 'showDefect' },
          },
        },
        Saved: {
          description: 'What the customer has chosen is saved.',
          always: { guard: 'hasUnsaved', target: 'Saving' },
        },
      },
    },
    Unavailable: {
      description: 'This server has no reminders, and offers nothing of them; the customer can ask again.',
      on: { 'try-again': 'Loading' },
    },
    Failed: {
      description: 'The settings could not be loaded; the customer, or the connection once it is back, retries.',
      ...tryingAgain('Loading'),
    },
  },
})
export type RemindersMachine = typeof remindersMachine
