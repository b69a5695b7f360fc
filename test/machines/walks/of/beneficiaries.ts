import { noFormOpen, type Opened } from '../../../../src/machines/beneficiaries/events'
import { beneficiariesMachine } from '../../../../src/machines/beneficiaries/machine'
import type { BeneficiariesContext } from '../../../../src/machines/beneficiaries/context'
import { aBeneficiary, aNewBeneficiary, listed, someRelationships } from '../../../support/beneficiary-builders'
import { day } from '../../../support/builders'
import { answering, type Walk } from '../walk'

const quote = { category: '2', product: '201' }
const adding: Opened = { adding: true, id: undefined }
const changing: Opened = { adding: false, id: '7' }

const input = { userName: 'customer', opened: noFormOpen, quote: undefined }

export const beneficiaries: Walk = {
  machine: beneficiariesMachine,
  starts: [{ input }],
  inputs: [adding, changing].map((opened) => ({ ...input, opened })),
  events: [
    { type: 'day-began', today: day('2025-06-16') },

    { type: 'open-beneficiary', id: '7' },
    { type: 'close-form' },
    { type: 'fill-in', form: aNewBeneficiary({ surname: '' }) },
    { type: 'submit-beneficiary', form: aNewBeneficiary() },
    { type: 'submit-beneficiary', form: aNewBeneficiary({ surname: '' }) },
    { type: 'submit-beneficiary', form: aNewBeneficiary({ file: undefined }) },
    { type: 'try-again' },
    { type: 'address-changed', opened: noFormOpen, quote: undefined },
    { type: 'address-changed', opened: adding, quote },
    { type: 'address-changed', opened: changing, quote: undefined },
  ],
  answers: {
    loadList: answering(listed(aBeneficiary()), listed()),
    loadTypes: answering(someRelationships),
    openForm: answering({ form: aNewBeneficiary(), today: day('2025-06-16') }),
    readDocument: answering('AAEC'),
    save: answering(undefined),
    lookUp: answering(true, false),
  },
  writes: ['save'],
  key: ({ opened }: BeneficiariesContext) => opened,
}
