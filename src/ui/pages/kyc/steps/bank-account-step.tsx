import { useSelector } from '@xstate/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { familiarBanks } from '../../../../domain/catalogue/familiar-names'
import { accountTypes } from '../../../../domain/kyc/account'
import type { BankAccountForm } from '../../../../domain/kyc/parts/bank-account'
import { accountLine, accountNumberHint } from '../../../../domain/kyc/coaching'
import { idText } from '../../../../domain/values/id'
import { accountFinding, banks } from '../../../../machines/kyc/selectors'
import { BoundComboboxField } from '../../../form/combobox'
import { BoundTextField } from '../../../form/fields'
import { BoundSelectField } from '../../../form/more-fields'
import { useFieldText } from '../../../form/use-field-text'
import { classNames } from '../../../components/styles/class-names'
import { StepForm, type StepProps } from './step-form'
import styles from './step.module.css'

const digitsOf = (typed: string) => {
  const { text, tone } = accountNumberHint(typed)
  return { hint: text, hintTone: tone }
}
const typeOptions = accountTypes.map(({ code, label }) => ({ value: code, label }))

const icons = { muted: undefined, example: undefined, good: CircleCheck, warning: TriangleAlert } as const

/** What the look-up says of the account, on a line of its own that is always there: nothing moves when it is filled. */
const AccountLine = ({ actor }: StepProps) => {
  const chosen = useFieldText<BankAccountForm>('bankCode')
  const typed = useFieldText<BankAccountForm>('nuban')
  const bank = useSelector(actor, banks).find(({ id }) => idText(id) === chosen)
  const line = accountLine(useSelector(actor, accountFinding), typed, bank)
  const Icon = line && icons[line.tone]
  return (
    <p role="status" className={classNames(styles.accountLine, line && styles[line.tone])}>
      {Icon && <Icon size={18} />}
      {line && <span>{line.text}</span>}
    </p>
  )
}

const AccountNumber = () => (
  <BoundTextField<BankAccountForm>
    name="nuban"
    label="Account number"
    inputMode="numeric"
    autoComplete="off"
    {...digitsOf(useFieldText<BankAccountForm>('nuban'))}
  />
)

export const BankAccountStep = ({ actor }: StepProps) => {
  const known = useSelector(actor, banks)
  const options = known.map((bank) => ({
    value: idText(bank.id),
    label: bank.name,
    familiar: familiarBanks[bank.cbnCode],
  }))
  return (
    <StepForm
      actor={actor}
      part="bank-account"
      lead="We look the account up, so that you see whose it is before it is saved."
    >
      <BoundSelectField<BankAccountForm> name="accountType" label="Account type" options={typeOptions} />
      <BoundComboboxField<BankAccountForm>
        name="bankCode"
        label="Bank name"
        options={options}
        placeholder="Type a part of its name"
      />
      <div className={styles.field}>
        <AccountNumber />
        <AccountLine actor={actor} />
      </div>
    </StepForm>
  )
}
