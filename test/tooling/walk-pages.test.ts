import { createMachine } from 'xstate'
import { pictureErrors, walkPage } from '../../.ci/walks/pages'
import { picturedOn, sightsOf } from '../journeys/walks/sights'
import type { Plan } from '../machines/walks/browser/plan'

const machine = createMachine({
  id: 'sample',
  initial: 'Opening',
  states: {
    Opening: { always: 'Form', description: 'The draft is read.' },
    Form: {
      description: 'The customer types.',
      initial: 'Editing',
      states: { Editing: {}, Saving: { description: 'It is saved.' } },
    },
    Left: { type: 'final' },
  },
})

const plan: Plan = {
  machine: 'sample',
  states: 5,
  reached: 5,
  paths: [
    {
      to: 'Left',
      start: 'at once',
      places: ['Opening', 'Form.Editing'],
      steps: [
        { move: 'submit', places: ['Form.Saving'] },
        { move: 'save answers', places: ['Left'] },
      ],
    },
    { to: 'Form.Saving', start: 'with a draft', places: ['Opening', 'Form.Saving'], steps: [] },
  ],
}

const pictures = {
  'Form.Editing': 'pictures/sample/a.jpg',
  'Form.Saving': 'pictures/sample/a.jpg',
  Left: 'pictures/sample/b.jpg',
}

test('a state is pictured on the shortest path on which it is seen, and only there', () => {
  expect(plan.paths.map((path) => picturedOn(plan, path))).toEqual([['Form.Editing', 'Left'], ['Form.Saving']])
  expect(sightsOf(plan).get('Opening')?.passing).toBe(true)
})

test('the page has every state in the order of the chart, with its walk and its picture', () => {
  const page = walkPage(plan, machine, pictures)
  expect(page.split('\n').filter((line) => line.startsWith('##'))).toEqual([
    '## Opening',
    '## Form',
    '### Form › Editing',
    '### Form › Saving',
    '## Left',
  ])
  expect(page).toContain('The draft is read.\n\nWalk: at once\n\nIt is passed through at once: nobody sees it.')
  expect(page).toContain('The customer types.\n\nIt begins in [Form › Editing](#form--editing).')
  expect(page).toContain(
    'Walk: [at once](#form--editing) → [submit](#form--saving) → save answers\n\n![sample, Left](pictures/sample/b.jpg)',
  )
})

test('a state that looks like an earlier one says so', () => {
  expect(walkPage(plan, machine, pictures)).toContain(
    'It looks the same as [Form › Editing](#form--editing).\n\n![sample, Form › Saving](pictures/sample/a.jpg)',
  )
})

test('a state without a picture and a picture without a file are errors, a state that is passed through is not', () => {
  expect(pictureErrors(plan, { sample: pictures }, () => true)).toEqual([])
  expect(pictureErrors(plan, {}, () => true)).toHaveLength(3)
  expect(pictureErrors(plan, { sample: pictures }, (file) => !file.endsWith('b.jpg'))).toEqual([
    'no picture: sample, Left; run npm run pictures -- states',
  ])
})

test('a reason against a picture that exists is an error', () => {
  const path = { to: 'LoggingOut', start: 'at once', places: ['LoggingOut'], steps: [] }
  const session = { ...plan, machine: 'session', paths: [path] }
  expect(pictureErrors(session, {}, () => true)).toEqual([])
  expect(pictureErrors(session, { session: { LoggingOut: 'a.jpg' } }, () => true)).toEqual([
    'a reason although it is pictured: session, LoggingOut',
  ])
})
