import * as t from 'io-ts'
import { Enumeration, Instant, shown } from './codecs'
import { endpoint } from './endpoint'
import { profilePath } from './paths'

/** The logged-in customer. */
export const Profile = t.strict(
  {
    userName: shown(t.string),
    name: shown(t.string),
    surname: shown(t.string),
    emailAddress: shown(t.string),
    phoneNumber: shown(t.string),
    /** Of ASP.NET Zero: whether a code that was sent to the number was sent back. */
    isPhoneNumberConfirmed: shown(t.boolean),
    dateOfBirth: shown(Instant),
    gender: shown(Enumeration),
    imageUrl: shown(t.string),
    kycStatus: shown(Enumeration),
    referralCode: shown(t.string),
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
