import { getOrElseW } from 'fp-ts/Option'
import { chainTaskK } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getCurrentUserProfile, type Profile } from '../../contract/profile'
import { logOut } from '../../contract/token-auth'
import type { Customer } from '../../domain/customer/customer'
import { kycStatuses } from '../../domain/kyc/steps'
import { genders } from '../../domain/customer/genders'
import { calendarDate } from '../../domain/values/calendar-date'
import type { SessionPort } from '../../ports/session-port'
import type { HttpClient } from './client'
import { nameIn } from './enumeration'
import { pictureAddress, type ApiHost } from './picture-address'

/** Maps the profile to the domain. A time part of the date of birth is dropped; an invalid date counts as missing. */
export const toCustomer = ({
  emailAddress,
  isPhoneNumberConfirmed,
  dateOfBirth,
  gender,
  kycStatus,
  ...profile
}: Profile): Customer => ({
  ...profile,
  gender: nameIn(genders)(gender),
  kycStatus: nameIn(kycStatuses)(kycStatus),
  email: emailAddress,
  isPhoneVerified: isPhoneNumberConfirmed === true,
  dateOfBirth: pipe(
    calendarDate((dateOfBirth ?? '').slice(0, 10)),
    getOrElseW(() => undefined),
  ),
})

export const makeSessionPort = (http: HttpClient, apiHost: ApiHost): SessionPort => ({
  currentCustomer: (_, call) =>
    pipe(
      http(getCurrentUserProfile, {}, call),
      chainTaskK(
        (profile) => async () =>
          toCustomer({ ...profile, imageUrl: pictureAddress(await apiHost(), profile.imageUrl) }),
      ),
    ),
  logOut: (_, call) => http(logOut, {}, call, { keepalive: true }),
})
