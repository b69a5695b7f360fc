import { bankNamed, emptyBankAccount, type Bank } from '../../domain/kyc/bank-account'
import { emptyDocument } from '../../domain/kyc/document'
import { initialEmployer, type Employer } from '../../domain/kyc/employer'
import { answersFrom } from '../../domain/kyc/medical'
import type { SavedRecord } from '../../domain/kyc/saved-record'
import { idText } from '../../domain/values/id'
import type { KycForms } from './forms'

type Lists = { readonly banks: readonly Bank[]; readonly questions: readonly string[] }

const same = (left: object, right: object): boolean => JSON.stringify(left) === JSON.stringify(right)

const employerFrom = (saved: Partial<Record<keyof Employer, string | undefined>>): Employer => ({
  name: saved.name ?? '',
  mobileNo: saved.mobileNo ?? '',
  company: saved.company ?? '',
  taxNumber: saved.taxNumber ?? '',
  companyCountry: saved.companyCountry ?? '',
  companyAddress: saved.companyAddress ?? '',
  description: saved.description ?? '',
})

const bankAccountFrom = (form: KycForms['bankAccount'], saved: SavedRecord, banks: readonly Bank[]) => {
  if (saved.field !== 'Account Info' || saved.account === undefined) return form
  const { accountType, accountNumber, bankName } = saved.account
  const typed = same(form, emptyBankAccount)
    ? { ...form, accountType: accountType ?? form.accountType, nuban: accountNumber ?? '' }
    : form
  const bank = bankNamed(bankName, banks)
  const isSame = typed.nuban === (accountNumber ?? '') && typed.bankCode === ''
  return isSame && bank ? { ...typed, bankCode: idText(bank.id) } : typed
}

/**
 * The forms, filled with what the current step has saved. Values typed since are not overwritten, and a BVN must always
 * be typed again. The bank and the answers need their lists first; step 1 starts with the profile.
 */
export const fillFromRecord = (forms: KycForms, saved: SavedRecord | undefined, lists: Lists): KycForms => {
  switch (saved?.field) {
    case undefined:
    case 'Bvn Info':
    case 'User Info':
      return forms
    case 'Account Info':
      return { ...forms, bankAccount: bankAccountFrom(forms.bankAccount, saved, lists.banks) }
    case 'Employer Info':
      return saved.employer && same(forms.employer, initialEmployer)
        ? { ...forms, employer: employerFrom(saved.employer) }
        : forms
    case 'Medical Info':
      return forms.medical.answers.length === 0
        ? { ...forms, medical: { answers: answersFrom(lists.questions, saved.answers) } }
        : forms
    case 'Identification Document':
      return same({ ...forms.document, file: undefined }, emptyDocument)
        ? { ...forms, document: { ...forms.document, type: saved.documents[0]?.type ?? '' } }
        : forms
  }
}
