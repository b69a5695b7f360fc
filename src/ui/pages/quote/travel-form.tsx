import { useSelector } from '@xstate/react'
import { useField } from 'react-final-form'
import { familiarCountries } from '../../../domain/catalogue/familiar-names'
import type { TravelForm as Values } from '../../../domain/quote/travel'
import { destinations, today } from '../../../machines/quote/selectors'
import { BoundComboboxField } from '../../form/combobox'
import { BoundTextField } from '../../form/fields'
import { BoundDateField, BoundTimeField } from '../../form/more-fields'
import { FullName } from './full-name'
import { QuoteForm } from './quote-form'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

const ArrivalDate = () => {
  const { input } = useField<string>('depaturedate', { subscription: { value: true } })
  return <BoundDateField<Values> name="arrivaldate" label="Arrival date" min={input.value} />
}

/** The travel form (requirement TRAVEL-01); the bounds of the dates only guide the picker. */
export const TravelForm = ({ actor }: ShopProps) => {
  const options = useSelector(actor, destinations).map(({ code, name }) => ({ value: code, label: name, familiar: familiarCountries[code] }))
  return (
    <QuoteForm actor={actor} kind="travel">
      <FullName />
      <div className={styles.pair}>
        <BoundComboboxField<Values>
          name="destination"
          label="Destination"
          placeholder="Type a part of its name"
          options={options}
        />
        <BoundTextField<Values> name="passportNo" label="Passport number" autoCapitalize="characters" />
      </div>
      <div className={styles.pair}>
        <BoundDateField<Values> name="depaturedate" label="Departure date" min={useSelector(actor, today)} />
        <BoundTimeField<Values> name="depaturetime" label="Departure time" />
      </div>
      <div className={styles.pair}>
        <ArrivalDate />
        <BoundTimeField<Values> name="arrivaltime" label="Arrival time" />
      </div>
    </QuoteForm>
  )
}
