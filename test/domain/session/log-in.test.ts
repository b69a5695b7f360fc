import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { mentionsUnconfirmed, parseLogIn } from '../../../src/domain/session/log-in'
import { aLogIn } from '../../support/builders'

const failing = (message: string) => left([{ field: 'email', message }])

describe('log-in form', () => {
  test.each(['', ' ', '\t'])('[AUTH-08] an email of %p is missing', (email) => {
    expect(parseLogIn(aLogIn({ email }))).toEqual(failing('Please enter your email address'))
  })

  test.each(['x', 'x@', 'x@y', 'x y@z.ng'])('[AUTH-08] an email of %p is not valid', (email) => {
    expect(parseLogIn(aLogIn({ email }))).toEqual(failing('Please enter a valid email address'))
  })

  test('[AUTH-08] spaces around the email are ignored', () => {
    expect(parseLogIn(aLogIn({ email: ' customer@portal.test ' }))).toEqual(
      right(aLogIn({ email: 'customer@portal.test' })),
    )
  })

  test('[AUTH-08] the password has no rule and is not changed', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        expect(parseLogIn(aLogIn({ password }))).toEqual(right(aLogIn({ password })))
      }),
    )
  })
})

test('a refusal mentions an unconfirmed address if the e-mail comes before', () => {
  const words = fc.constantFrom('Email', 'e-mail', 'is', 'not', 'yet', 'been', 'confirmed', ' ', '. ')
  fc.assert(
    fc.property(
      fc.array(words).map((all) => all.join('')),
      (text) => {
        expect(mentionsUnconfirmed(text)).toBe(/\be-?mail\b.*\bnot (yet )?(been )?confirmed\b/i.test(text))
      },
    ),
    {
      numRuns: 5_000,
      examples: [['Your e-mail is not confirmed'], ['not confirmed: e-mail'], ['Email not yet been confirmed']],
    },
  )
})
