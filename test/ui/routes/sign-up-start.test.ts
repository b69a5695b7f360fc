import { signUpStart } from '../../../src/ui/routes/sign-up-start'

test('[AUTH-11] registration begins with the referral code of its address, and is empty else', () => {
  const empty = { firstName: '', lastName: '', email: '', password: '', referralCode: '' }
  expect(signUpStart({ pathname: '/register', search: '?referralcode=ABC123' })).toEqual({
    ...empty,
    referralCode: 'ABC123',
  })
  expect(signUpStart({ pathname: '/register', search: '' })).toEqual(empty)
  expect(signUpStart({ pathname: '/login', search: '?referralcode=ABC123' })).toEqual(empty)
})
