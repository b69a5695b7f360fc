import * as t from 'io-ts'
import { Enumeration, Instant, tolerant } from './codecs'
import { endpoint } from './endpoint'
import { profilePath } from './paths'

/** The logged-in customer. */
export const Profile = t.strict(
  {
    userName: tolerant(t.string),
    name: tolerant(t.string),
    surname: tolerant(t.string),
    emailAddress: tolerant(t.string),
    phoneNumber: tolerant(t.string),
    /** Of ASP.NET Zero: whether a code that was sent to the number was sent back. */
    isPhoneNumberConfirmed: tolerant(t.boolean),
    dateOfBirth: tolerant(Instant),
    gender: tolerant(Enumeration),
    imageUrl: tolerant(t.string),
    kycStatus: tolerant(Enumeration),
    referralCode: tolerant(t.string),
  },
  'profile',
)
export type Profile = t.TypeOf<typeof Profile>

export const getCurrentUserProfile = endpoint({
  method: 'GET',
  path: profilePath,
  result: Profile,
  doc: 'The profile of the logged-in customer.',
  writes: false,
  needsLogIn: true,
})
