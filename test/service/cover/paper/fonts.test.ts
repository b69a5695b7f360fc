import { printable } from '../../../../src/service/cover/paper/fonts'

test.each([
  ['Ṣadé Adéyẹmí-Ọláìtán', 'Ṣadé Adéyẹmí-Ọláìtán'],
  ['Ọ̀ṣun', 'Ọ̀ṣun'.normalize('NFC')],
  ['Ɓala Ɗan Ƙaura Ƴar’adua', 'Ɓala Ɗan Ƙaura Ƴar’adua'],
  ['Ụ̀zọ́ Ṅwanne Ịfẹ́', 'Ụ̀zọ́ Ṅwanne Ịfẹ́'.normalize('NFC')],
  ['₦1,000 – “done”', '₦1,000 – “done”'],
  ['a\n b\tc', 'a b c'],
  ['李 Test', '□ Test'],
  ['x\u0331', '□'],
  ['👩‍👩‍👧', '□'],
  ['A\u202eB\u0000', 'AB'],
])('[CERT-01] "%s" is printed as "%s"', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
