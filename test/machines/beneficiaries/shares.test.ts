import { right } from 'fp-ts/Either'
import { percentage } from '../../../src/domain/values/percentage'
import { aBeneficiary, aNewBeneficiary, listed, someDetails } from '../../support/beneficiary-builders'
import { never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openBeneficiaries } from './start-beneficiaries'

afterEach(stopAll)

test('[BEN-07] a share that fitted when it was submitted is sent, although the list leaves less since then', async () => {
  let read = (): void => undefined
  const { send, beneficiaries, shown } = await openBeneficiaries({
    here: { adding: true },
    lists: [succeeds(listed(aBeneficiary())), succeeds(listed(aBeneficiary({ share: percentage(9_000n) })))],
    asBase64: () => () =>
      new Promise((resolve) => {
        read = () => {
          resolve(right('AAEC'))
        }
      }),
    create: [never],
  })
  send({ type: 'submit-beneficiary', form: aNewBeneficiary() })
  await answersArrive()
  send({ type: 'list-changed' })
  await answersArrive()
  expect(beneficiaries.list.inputs).toHaveLength(2)
  read()
  await answersArrive()
  expect(beneficiaries.create.inputs).toMatchObject([{ details: someDetails(aNewBeneficiary()) }])
  expect(shown().fields).toEqual([])
})
