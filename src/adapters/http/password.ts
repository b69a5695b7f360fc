import { changePassword } from '../../contract/profile-changes'
import type { PasswordPort } from '../../ports/password-port'
import type { HttpClient } from './client'

export const makePasswordPort = (http: HttpClient): PasswordPort => ({
  change: (passwords, call) => http(changePassword, { body: passwords }, call),
})
