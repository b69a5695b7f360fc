import { useSelector } from '@xstate/react'
import { useField } from 'react-final-form'
import type { TravelForm as Values } from '../../../domain/quote/travel'
import { destinations, today } from '../../../machines/quote/selectors'
import { BoundTextField } from '../../form/fields'
import { BoundDateField, BoundSelectField, BoundTimeField } from '../../form/more-fields'
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
  const options = useSelector(actor, destinations).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <QuoteForm actor={actor} kind="travel">
      <FullName />
      <div className={styles.pair}>
        <BoundSelectField<Values>
          name="destination"
          label="Destination"
          placeholder="Select a country"
          autoComplete="off"
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
