import { useSelector } from '@xstate/react'
import { familiarBanks } from '../../../../domain/catalogue/familiar-names'
import { accountTypes, type Bank, type BankAccountForm } from '../../../../domain/kyc/bank-account'
import { accountNumberHint } from '../../../../domain/kyc/coaching'
import { idText } from '../../../../domain/values/id'
import { banks, isVerifying } from '../../../../machines/kyc/selectors'
import { BoundComboboxField } from '../../../form/combobox'
import { BoundTextField } from '../../../form/fields'
import { BoundSelectField } from '../../../form/more-fields'
import { useFieldText } from '../../../form/use-field-text'
import { StepForm, type StepProps } from '../step-form'

const toEvent = (form: BankAccountForm) => ({ type: 'submit-bank-account', form }) as const
const typeOptions = accountTypes.map(({ code, label }) => ({ value: code, label }))

type NumberProps = { readonly known: readonly Bank[]; readonly verifying: boolean }

const AccountNumber = ({ known, verifying }: NumberProps) => {
  const chosen = useFieldText<BankAccountForm>('bankCode')
  const typed = useFieldText<BankAccountForm>('nuban')
  const hint = accountNumberHint(
    typed,
    known.find((bank) => idText(bank.id) === chosen),
  )
  return (
    <BoundTextField<BankAccountForm>
      name="nuban"
      label="Account number"
      inputMode="numeric"
      autoComplete="off"
     
      hint={verifying ? 'Checking the account…' : hint.text}
      hintTone={verifying ? 'muted' : hint.tone}
    />
  )
}

/** Step 2. */
export const BankAccountStep = ({ actor }: StepProps) => {
  const verifying = useSelector(actor, isVerifying)
  const known = useSelector(actor, banks)
  const options = known.map((bank) => ({ value: idText(bank.id), label: bank.name, familiar: familiarBanks[bank.cbnCode] }))
  return (
    <StepForm
      actor={actor}
      part="bankAccount"
      title="Bank Account Information"
      lead="We check that the account exists before we save it."
      toEvent={toEvent}
    >
      <BoundSelectField<BankAccountForm> name="accountType" label="Account type" options={typeOptions} />
      <BoundComboboxField<BankAccountForm> name="bankCode" label="Bank name" options={options} placeholder="Type a part of its name" />
      <AccountNumber known={known} verifying={verifying} />
    </StepForm>
  )
}
