import { useSelector } from '@xstate/react'
import { toUndefined } from 'fp-ts/Option'
import { useField } from 'react-final-form'
import { familiarCountries } from '../../../domain/catalogue/familiar-names'
import { travelMessages } from '../../../domain/quote/messages'
import { departureDays, latestArrival, type TravelForm as Values } from '../../../domain/quote/travel'
import { calendarDate } from '../../../domain/values/calendar-date'
import { destinations, product, today } from '../../../machines/quote/selectors'
import { BoundComboboxField } from '../../form/combobox'
import { BoundTextField } from '../../form/fields'
import { BoundDateField, BoundTimeField } from '../../form/more-fields'
import { FormSection } from './form-section'
import { FullName } from './full-name'
import { QuoteForm } from './quote-form'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The day of the return: from the day of departure up to the longest trip of the product. */
const ArrivalDate = ({ actor }: ShopProps) => {
  const { input } = useField<string>('depaturedate', { subscription: { value: true } })
  const code = useSelector(actor, product)?.code ?? ''
  const departure = toUndefined(calendarDate(input.value))
  const now = useSelector(actor, today)
  return (
    <BoundDateField<Values>
      name="arrivaldate"
      label="Arrival date"
      hint={travelMessages.arrivalHint}
      min={departure ?? now}
      max={departure && latestArrival(code, departure)}
    />
  )
}

/** The travel form; the bounds of the dates only guide the picker. */
export const TravelForm = ({ actor }: ShopProps) => {
  const options = useSelector(actor, destinations).map(({ code, name }) => ({
    value: code,
    label: name,
    familiar: familiarCountries[code],
  }))
  const now = useSelector(actor, today)
  const days = now && departureDays(now)
  return (
    <QuoteForm actor={actor} kind="travel">
      <FormSection title="The traveller">
        <FullName />
      </FormSection>
      <FormSection title="The trip">
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
          <BoundDateField<Values> name="depaturedate" label="Departure date" min={days?.first} max={days?.last} />
          <BoundTimeField<Values> name="depaturetime" label="Departure time" />
        </div>
        <div className={styles.pair}>
          <ArrivalDate actor={actor} />
          <BoundTimeField<Values> name="arrivaltime" label="Arrival time" />
        </div>
      </FormSection>
    </QuoteForm>
  )
}
