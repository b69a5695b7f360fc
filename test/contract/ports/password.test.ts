import { right } from 'fp-ts/Either'
import { makePasswordPort } from '../../../src/adapters/http/password'
import { PASSWORD } from '../../support/customer-builder'
import { aCall, signedIn } from './connect'

const passwords = { currentPassword: PASSWORD, newPassword: 'Another-horse-2' }

describe('the password port', () => {
  test('[ACC-03] sends the current and the new password, and the session goes on', async () => {
    const { http, sent } = await signedIn()
    const port = makePasswordPort(http)
    expect(await port.change(passwords, aCall())()).toEqual(right(undefined))
    expect(sent.slice(-1)).toEqual([
      { method: 'POST', path: '/api/services/app/Profile/ChangePassword', body: passwords },
    ])
    expect(await port.change(passwords, aCall())()).toMatchObject({
      left: {
        _tag: 'Rejected',
        violations: [{ fields: ['currentPassword'], message: 'This is not your current password' }],
      },
    })
  })
})
