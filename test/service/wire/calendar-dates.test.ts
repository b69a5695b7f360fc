import { right } from 'fp-ts/Either'
import { endpoints } from '../../../src/contract/table'

const details = {
  name: 'First',
  surname: 'Last',
  phoneNumber: '08030000000',
  userName: 'customer',
  gender: 'Female',
  emailAddress: 'customer@portal.test',
}
const upload = { data: '', url: undefined, type: 'NationalId' }

describe('a calendar date in a request', () => {
  test.each([
    '2024-02-29',
    '2024-02-29T00:00:00',
    '2024-02-29T23:59:59.999',
    '2024-02-29T23:30:00Z',
    '2024-02-29T23:30:00-11:00',
    '2024-02-29T00:30:00+14:00',
  ])('%s is its date part, whatever the time and the zone', (date) => {
    expect(endpoints.updateCurrentUserProfile.body.decode({ ...details, dateOfBirth: date })).toEqual(
      right({ ...details, dateOfBirth: '2024-02-29' }),
    )
    expect(endpoints.saveDocument.body.decode({ ...upload, issueDate: date, expiryDate: date })).toEqual(
      right({ ...upload, issueDate: '2024-02-29', expiryDate: '2024-02-29' }),
    )
  })

  test.each(['29/02/2024', '2024-2-29', '2024-02-29 and more', '', 20240229])('%p is rejected', (date) => {
    expect(endpoints.updateCurrentUserProfile.body.decode({ ...details, dateOfBirth: date })).toMatchObject({
      _tag: 'Left',
    })
  })
})
