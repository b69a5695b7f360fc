import { plainTests, specifiedStatuses } from '../../../support/kyc/steps'
import type { Step } from '../../support/customers'
import { continueButton, stepForms, type KycStep } from '../../support/kyc'
import { automatic, open, advanceClock, outage, type MoveDriver, type MachineDriver } from '../driver'

const atStep = (step: Step): MoveDriver => ({ arrange: ({ createCustomer }) => createCustomer(step) })

/** The customer completes and submits a step. */
const submit = (step: KycStep): MoveDriver => ({
  act: async ({ page }) => {
    await step.fill(page)
    await continueButton(page).click()
  },
})

const details = stepForms['user-details']
const account = stepForms['bank-account']
const { bvn, medical, document } = stepForms
const steps: readonly Step[] = specifiedStatuses.map((_, index) => index + 1)

export const kycDriver: MachineDriver = {
  starts: { 'at KYC': { open: open('/dashboard/kyc') } },
  moves: {
    ...Object.fromEntries(steps.map((step) => [`openWizard answers with step ${String(step)}`, atStep(step)])),
    'openWizard fails': {
      arrange: async ({ createCustomer, fault }) => {
        await createCustomer()
        await fault('Kyc/GetAll', '503', 2)
      },
    },
    'submit-user-details': submit(details),
    'saveUserDetails answers': automatic,
    // Chromium itself retries a request if a reused connection closes without a response.
    'saveUserDetails gets no answer': { arrange: ({ fault }) => fault(details.call, 'drop', 20) },
    'loadBanks answers': automatic,
    'loadBanks fails': outage('bank/getall'),
    'account is typed': { act: ({ page }) => account.fill(page) },
    'lookUp passes': advanceClock(500),
    'lookUpAccount fails': outage('nuban/Verify'),
    // With the clock stopped, so that no look-up ends before the submit.
    'submit-bank-account': {
      act: (walk) => walk.withoutTime(async () => submit(account).act?.(walk)),
    },
    'verifyAccount answers': automatic,
    'saveBankAccount answers': automatic,
    'submit-bvn': submit(bvn),
    ...Object.fromEntries(plainTests.map(({ part }) => [`submit-${part}`, submit(stepForms[part])])),
    'loadQuestions answers': automatic,
    'loadQuestions fails': outage('Medical/GetQuestions'),
    'submit-medical': submit(medical),
    'submit-document': submit(document),
    'file is ready': automatic,
    'readDocument answers': automatic,
    'back to step 1': { act: ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click() },
    'loadSavedStep answers': automatic,
    'loadSavedStep fails': outage('Profile/GetCurrentUserProfileForEdit'),
    'advance passes': advanceClock(2_000),
  },
}
