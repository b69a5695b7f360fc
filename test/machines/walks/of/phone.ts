import { emptyCode, emptyPhone } from '../../../../src/domain/session/phone'
import { phoneMachine } from '../../../../src/machines/phone/machine'
import { answering, type Walk } from '../walk'

const code = { digit1: '1', digit2: '2', digit3: '3', digit4: '4', digit5: '5', digit6: '6' }

export const phone: Walk = {
  machine: phoneMachine,
  starts: [{ input: { number: '' } }, { input: { number: '+2348030000000', sentAt: 1_000 } }],
  events: [
    { type: 'submit-number', form: { ...emptyPhone, number: '08030000000' } },
    { type: 'submit-number', form: emptyPhone },
    { type: 'submit-code', form: code },
    { type: 'submit-code', form: emptyCode },
    { type: 'resend-code' },
    { type: 'change-number' },
    { type: 'seconds-left', seconds: 30 },
    { type: 'seconds-left', seconds: 0 },
  ],
  answers: { sendCode: answering(1_000), verifyCode: answering(undefined) },
  writes: ['sendCode', 'verifyCode'],
  key: ({ resendIn }: { resendIn: number }) => resendIn,
  rests: { Verified: 'the page has a link to the profile' },
}
