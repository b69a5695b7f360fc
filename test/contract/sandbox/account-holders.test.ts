import { bankAccount, newCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'

const origin = sandboxOrigin()
const app = '/api/services/app'

test('[KYC-24: holder] a bank account is saved with the name that the bank has of its holder, and with no other', async () => {
  const { client } = await newCustomer(origin)
  const { bankId, accountNumber } = bankAccount
  const save = (name: string) =>
    client.post(`${app}/BankAccount/Save`, { name, description: '', bankId, accountNumber, accountType: '10' })
  for (const name of ['SOMEBODY ELSE', 'CUSTOMER', 'TEST CUSTOMER'])
    expect([name, (await save(name)).error?.validationErrors]).toEqual([
      name,
      [
        {
          message: 'The bank has another name for this account. Please check the account again.',
          members: ['name'],
        },
      ],
    ])
  expect((await client.get(`${app}/BankAccount/GetCurrentUserAccount`)).result).toBeNull()
  expect((await save('Customer Test')).status).toBe(200)
})
