import { bvnRecord } from '../../../../src/domain/kyc/saved-record'
import { kycFields } from '../../../../src/domain/kyc/sections'
import { overviewMachine } from '../../../../src/machines/overview/machine'
import { passwordMachine } from '../../../../src/machines/password/machine'
import { verificationsMachine } from '../../../../src/machines/verifications/machine'
import { aSavedBvn, sectionsWith } from '../../../support/verification-builders'
import { answering, type Walk } from '../walk'

export const overview: Walk = {
  machine: overviewMachine,
  starts: [{}],
  events: [{ type: 'try-again' }],
  answers: { readRuleSet: answering('corrected', 'observed') },
  writes: [],
  rests: { Shown: 'the overview links to the rest of the settings' },
}

const [typed, fresh] = ['long enough', 'a new one 1']

export const password: Walk = {
  machine: passwordMachine,
  starts: [{}],
  events: [
    { type: 'submit-password', form: { password: typed, newPassword: fresh, confirmPassword: fresh } },
    { type: 'submit-password', form: { password: typed, newPassword: fresh, confirmPassword: typed } },
  ],
  answers: { changePassword: answering(undefined) },
  writes: ['changePassword'],
}

export const verifications: Walk = {
  machine: verificationsMachine,
  starts: [{ input: { field: 'User Info' } }],
  events: [...kycFields.map((field) => ({ type: 'address-changed', field })), { type: 'try-again' }],
  answers: {
    loadSections: answering(sectionsWith()),
    loadRecord: answering(bvnRecord(aSavedBvn())),
  },
  writes: [],
  key: ({ field }: { field: string }) => field,
}
