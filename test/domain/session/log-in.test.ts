import fc from 'fast-check'
import { isRight, left, right } from 'fp-ts/Either'
import { checkLogIn } from '../../../src/domain/session/log-in'
import { aLogIn } from '../../support/builders'

const failing = (message: string) => left([{ field: 'email', message }])

describe('log-in form', () => {
  test.each(['', ' ', '\t'])('[AUTH-08] an e-mail of %p is missing', (email) => {
    expect(checkLogIn(aLogIn({ email }))).toEqual(failing('Please enter your email address'))
  })

  test.each(['x', 'x@', 'x@y', 'x y@z.ng'])('[AUTH-08] an e-mail of %p is not valid', (email) => {
    expect(checkLogIn(aLogIn({ email }))).toEqual(failing('Please enter a valid email address'))
  })

  test('[AUTH-08] spaces around the e-mail are forgiven', () => {
    const form = aLogIn({ email: ' customer@portal.test ' })
    expect(checkLogIn(form)).toEqual(right(form))
  })

  test('[AUTH-08] the password has no rule', () => {
    fc.assert(fc.property(fc.string(), (password) => isRight(checkLogIn(aLogIn({ password })))))
  })
})
