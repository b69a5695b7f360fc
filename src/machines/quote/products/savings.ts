import { quoteSetup } from '../setup/setup'
import { editing, filling, requesting } from '../setup/transitions'

export const savings = quoteSetup.createStateConfig({
  description: 'The savings form.',
  initial: 'Editing',
  on: filling,
  states: { Editing: editing, Requesting: requesting },
})

export const education = quoteSetup.createStateConfig({
  description: 'The education form; its fields are those of savings.',
  initial: 'Editing',
  on: filling,
  states: { Editing: editing, Requesting: requesting },
})
