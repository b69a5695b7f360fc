import type { Step } from '../../support/customers'
import { continueButton, kycSteps, type KycStep } from '../../support/kyc'
import { byItself, open, pass, unanswered, type Hand, type Hands } from '../hand'

const openingAt = (step: Step): Hand => ({ arrange: ({ become }) => become(step) })

/** The customer fills a step in and sends it. */
const submit = (step: KycStep): Hand => ({
  act: async ({ page }) => {
    await step.fill(page)
    await continueButton(page).click()
  },
})

const [details, account, bvn, employer, medical, document] = kycSteps
const steps: readonly Step[] = [1, 2, 3, 4, 5, 6, 7, 8]

export const kycHands: Hands = {
  starts: { 'at KYC': { open: open('/dashboard/kyc') } },
  moves: {
    ...Object.fromEntries(steps.map((step) => [`openWizard answers with step ${String(step)}`, openingAt(step)])),
    'openWizard fails': {
      arrange: async ({ become, fault }) => {
        await become()
        await fault('Kyc/GetAll', '503', 2)
      },
    },
    'submit-user-details': submit(details),
    'saveUserDetails answers': byItself,
    // Chromium sends a request anew by itself when a connection that it had used before breaks without an answer.
    'saveUserDetails gets no answer': { arrange: ({ fault }) => fault(details.call, 'drop', 20) },
    'loadBanks answers': byItself,
    'loadBanks fails': unanswered('bank/getall'),
    'submit-bank-account': submit(account),
    'verifyAccount answers': byItself,
    'saveBankAccount answers': byItself,
    'submit-bvn': submit(bvn),
    'submit-employer': submit(employer),
    'loadQuestions answers': byItself,
    'loadQuestions fails': unanswered('Medical/GetQuestions'),
    'submit-medical': submit(medical),
    'submit-document': submit(document),
    'file is ready': byItself,
    'readDocument answers': byItself,
    'back to step 1': { act: ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click() },
    'recallRecord answers': byItself,
    'recallRecord fails': unanswered('Profile/GetCurrentUserProfileForEdit'),
    'advance passes': pass(2_000),
  },
}
