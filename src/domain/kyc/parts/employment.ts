import { ownName, type Customer } from '../../customer/customer'
import { initialEmployer, type Employer } from './employer'

/** How a customer earns a living. It is not sent: it fills in the fields that do not apply. */
export const employments = ['Employed', 'Self-employed', 'Not working'] as const
export type Employment = (typeof employments)[number]

const NOTHING = 'None'

/** What the fields hold that do not apply. */
const filledIn = (employment: Employment | undefined, customer: Customer): Partial<Employer> => {
  const mobileNo = customer.phoneNumber ?? ''
  switch (employment) {
    case 'Self-employed':
      return { name: ownName(customer), mobileNo }
    case 'Not working':
      return { name: NOTHING, mobileNo, company: NOTHING, taxNumber: NOTHING, companyAddress: NOTHING }
    case 'Employed':
    case undefined:
      return {}
  }
}

/** The form for another choice: what the choice before filled in goes, and what the customer has typed stays. */
export const changeEmployment = (
  form: Employer,
  customer: Customer,
  { from, to }: { readonly from: Employment | undefined; readonly to: Employment },
): Employer => {
  const [before, after] = [filledIn(from, customer), filledIn(to, customer)]
  const next = (field: keyof Employer): string => {
    const typed = form[field] === before[field] ? initialEmployer[field] : form[field]
    return typed.trim() === '' ? (after[field] ?? typed) : typed
  }
  return {
    name: next('name'),
    mobileNo: next('mobileNo'),
    company: next('company'),
    taxNumber: next('taxNumber'),
    companyCountry: next('companyCountry'),
    companyAddress: next('companyAddress'),
    description: next('description'),
  }
}

/** What a form says that was filled in before; `undefined` for an empty one. */
export const employmentOf = ({ name, company }: Employer, customer: Customer): Employment | undefined => {
  if (name.trim() === '') return undefined
  if (name === NOTHING && company === NOTHING) return 'Not working'
  return name === ownName(customer) ? 'Self-employed' : 'Employed'
}
