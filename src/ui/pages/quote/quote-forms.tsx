import type { ComponentType } from 'react'
import type { QuoteKind } from '../../../domain/quote/products'
import { EducationForm, SavingsForm } from './covers-form'
import { HealthForm } from './health-form'
import { HomeForm } from './home-form'
import { MotorForm } from './motor-form'
import type { ShopProps } from './shop-props'
import { TravelForm } from './travel-form'

const forms: Readonly<Record<QuoteKind, ComponentType<ShopProps>>> = {
  motor: MotorForm,
  health: HealthForm,
  travel: TravelForm,
  home: HomeForm,
  savings: SavingsForm,
  education: EducationForm,
}

type Props = ShopProps & { readonly kind: QuoteKind }

/**
 * The quote form of a kind. The six share their frame and fields and have little of their own, so they are one chunk,
 * which is loaded while the customer is still choosing.
 */
export const QuoteForms = ({ actor, kind }: Props) => {
  const Form = forms[kind]
  return <Form actor={actor} />
}
