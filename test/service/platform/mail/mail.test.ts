import brand from '../../../../src/brand.json'
import { greeting, mail } from '../../../../src/service/platform/mail/mail'

describe('a greeting', () => {
  test.each([
    ['Ada', 'Hello Ada,'],
    ['  ada ', 'Hello Ada,'],
    ['AMINA', 'Hello Amina,'],
    ['ADA ADA', 'Hello Ada,'],
    ['Ada ada', 'Hello Ada,'],
    ['Ada  Obi', 'Hello Ada Obi,'],
    ["O'BRIEN-ADE", "Hello O'Brien-Ade,"],
    ['McCarthy', 'Hello McCarthy,'],
    ['ṢADÉ', 'Hello Ṣadé,'],
    ['Ngozi O.', 'Hello Ngozi O.,'],
    ['', 'Hello,'],
    ['   ', 'Hello,'],
    ['You won! https://prize.test', 'Hello,'],
    ['Visit prize.test', 'Hello,'],
    ['Ada\nYour account is blocked', 'Hello,'],
    ['A'.repeat(41), 'Hello,'],
  ])('of %j is %j', (name, expected) => {
    expect(greeting(name)).toBe(expected)
  })
})

test('[HELP-01: mails] every email ends with the ways to reach the brokerage, with nothing of the customer in them', () => {
  const { text } = mail('A subject', 'Ada', ['What it is about.'])
  expect(text.split('\n').slice(-4)).toEqual([
    brand.name,
    brand.email,
    brand.telephone,
    'WhatsApp: https://wa.me/2347000000000',
  ])
})
