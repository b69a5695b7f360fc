import { aNewBeneficiary } from '../../support/beneficiary-builders'
import { answersArrive } from '../../support/simulated'
import { openBeneficiaries, type Script } from './start-beneficiaries'

/** The form of a new beneficiary, open. */
export const startAdding = async (script: Script) => {
  const opened = await openBeneficiaries({ here: { adding: true }, ...script })
  const submit = async (form = aNewBeneficiary()) => {
    opened.send({ type: 'submit-beneficiary', form })
    await answersArrive()
  }
  return { ...opened, submit }
}
