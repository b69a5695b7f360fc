import { fullName, greetingName, isLoggedIn } from '../../../src/domain/customer/customer'
import { aCustomer } from '../../support/builders'

describe('customer', () => {
  test.each([
    ['customer@portal.test', true],
    ['', false],
    ['  ', false],
    [undefined, false],
  ])('[SESS-07] with an email of %p, logged in is %p', (email, loggedIn) => {
    expect(isLoggedIn(aCustomer({ email }))).toBe(loggedIn)
  })

  test('[HOME-01: name] is greeted by the first name, else the user name, else the email', () => {
    expect(greetingName(aCustomer())).toBe('First')
    expect(greetingName(aCustomer({ name: '' }))).toBe('customer')
    expect(greetingName(aCustomer({ name: undefined, userName: undefined }))).toBe('customer@portal.test')
    expect(greetingName(aCustomer({ name: undefined, userName: undefined, email: undefined }))).toBe('')
  })

  test.each(['\u200b\u2060', '\u202e', '\u3164', '\u00ad', ' '])(
    '[TAP-17: names without a letter] a name of which nothing can be seen (%j) is none',
    (name) => {
      expect(greetingName(aCustomer({ name }))).toBe('customer')
      expect(greetingName(aCustomer({ name, userName: name }))).toBe('customer@portal.test')
      expect(fullName(aCustomer({ name }))).toBe('Last')
    },
  )

  test('the full name consists of the known names', () => {
    expect(fullName(aCustomer())).toBe('First Last')
    expect(fullName(aCustomer({ surname: undefined }))).toBe('First')
    expect(fullName(aCustomer({ name: undefined, surname: '' }))).toBe('customer')
  })
})
