import fc from 'fast-check'
import { withoutPeople } from '../../../../src/service/platform/mail/refused'

const hidden = ['ada.obi', 'mail.test', 'relay-user', 'very-secret']

test.each([
  ['550 5.1.1 <ada.obi@mail.test>: Recipient address rejected', '550 5.1.1 … Recipient address rejected'],
  ['550 5.1.1 ada.obi... User unknown', '550 5.1.1 … User unknown'],
  ['550 5.1.1 "ADA.OBI" is not here', '550 5.1.1 … is not here'],
  [
    '550-5.7.1 Blocked\r\n550 5.7.1 https://portal.test/login#reset?userId=7&resetCode=1',
    '550-5.7.1 Blocked 550 5.7.1 …',
  ],
  ['535 5.7.8 relay-user: authentication failed', '535 5.7.8 … authentication failed'],
  ['554 5.4.4 mail.test: Host not found', '554 5.4.4 … Host not found'],
  ['421 4.7.0 Try again later, closing connection.', '421 4.7.0 Try again later, closing connection.'],
  [undefined, undefined],
])('[RUN-18: answer] %j is logged as %j', (answer, logged) => {
  expect(withoutPeople(answer, hidden)).toBe(logged)
})

test('[RUN-18: answer] nothing of an address or a password is logged wherever it stands, nor an answer without end', () => {
  const word = fc.constantFrom('550', '5.1.1', 'User', 'unknown', '<', '>', ':', ' ', '"', '(', ')', '\r\n')
  const name = fc.constantFrom('ada.obi@mail.test', 'ada.obi', 'mail.test', 'very-secret')
  const separator = fc.constantFrom(' ', '<', ':', '"', '(', "'", ',')
  fc.assert(
    fc.property(fc.array(word), separator, name, separator, fc.array(word), (before, one, named, other, after) => {
      const answer = `${before.join(' ')}${one}${named}${other}${after.join(' ')}`
      expect(withoutPeople(answer, hidden)).not.toContain(named)
    }),
  )
  expect(withoutPeople('5'.repeat(10).concat(' ').repeat(10_000), hidden)?.length).toBeLessThanOrEqual(300)
})
