import { customerTexts } from '../../.ci/texts/customer-texts'
import { textsIn } from '../../.ci/texts/read'

const read = (source: string) => textsIn('src/ui/pages/screen.tsx', source)

describe('the texts of a source', () => {
  test('are JSX text, with the links in it', () => {
    const source = `const a = <p>Wrong address? <Link to="x">Register again</Link>, {props.name}.<b>{shown}</b></p>`
    expect(read(source)).toEqual(['Wrong address?', 'Register again'])
  })

  test('are words in attributes, in properties and in either branch of a choice', () => {
    expect(read(`<Field label="Your name" aria-label={open ? 'Close menu' : 'Open menu'} className="big" />`)).toEqual([
      'Your name',
      'Close menu',
      'Open menu',
    ])
    expect(read(`const messages = { name: 'Please enter your name', id: 'Kyc', type: 'Opening' }`)).toEqual([
      'Please enter your name',
    ])
  })

  test('are templates, without their values', () => {
    expect(read('const a = `Try again in ${String(seconds)} s.`')).toEqual(['Try again in {…} s.'])
  })

  test('are the words of HTML, not its tags', () => {
    expect(
      read('const a = html`<h1 id="${id}">Pay <span class="sum"></span></h1><p aria-label="Way to pay">Card</p>`'),
    ).toEqual(['Pay', 'Card', 'Way to pay'])
  })

  test.each([
    [`import { Card } from 'Some Where'`],
    [`if (status === 'Active') open()`],
    [`type Status = 'Active' | 'Not Active'`],
    [`throw new Error('The developer sees this')`],
    [`const a = 'PendingReview'; const b = 'text/json'; const c = 'bank-account'; const d = 'AO'`],
    [`const map = { 'Bank Info': 1 }; map['Bank Info']`],
    ['const a = sql`select name from customer`'],
  ])('do not include code: %s', (source) => {
    expect(read(source)).toEqual([])
  })
})

const areas = customerTexts()
const texts = areas.flatMap(([, files]) =>
  files.flatMap((found) => found.texts.map((text) => ({ file: found.file, text }))),
)

const forbidden = [
  /Your request is not valid!/i,
  /The following errors were detected during validation/i,
  /An internal error occurred during your request!/i,
  /error code/i,
  /\b(?:HTTP|JSON|undefined|null|status code)\b/,
  /(?<![\d.,])(?:4[0-3]\d|50[0-4])(?![\d.,]\d|\d)/,
  /[{[]\s*"/,
]

describe('what customers read', () => {
  test('comes from every area', () => {
    expect(areas.filter(([, files]) => files.length === 0)).toEqual([])
    expect(texts.length).toBeGreaterThan(900)
  })

  test.each(forbidden)('[TAP-03] never says %s', (pattern) => {
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  test.each([
    'An internal error occurred during your request!',
    'Error code 0',
    'it was answered with 404',
    '{"error":null}',
  ])('would be refused with %s', (text) => {
    expect(forbidden.some((pattern) => pattern.test(text))).toBe(true)
  })
})
