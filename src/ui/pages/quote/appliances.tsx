import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useFormState } from 'react-final-form'
import { applianceCap, totalOf } from '../../../domain/quote/appliances'
import { applianceMessages } from '../../../domain/quote/messages'
import { formatMoney } from '../../../domain/values/money'
import { appliances, hasUnlisted, isBusy } from '../../../machines/quote/selectors'
import { FieldNotes } from '../../components/fields/field-notes'
import { useFieldIds } from '../../components/fields/field-ids'
import { IconButton } from '../../components/buttons/icon-button'
import { ApplianceForm } from './appliance-form'
import type { ShopProps } from './shop-props'
import styles from './appliances.module.css'

/** Why the last submit was held back, while that is still so. */
const useUnlistedError = ({ actor }: ShopProps): string | undefined => {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } })
  const message: unknown = submitErrors?.['items']
  return useSelector(actor, hasUnlisted) && typeof message === 'string' ? message : undefined
}

/** The added appliances with buttons to remove them, their total, and the form to add more. */
export const Appliances = ({ actor }: ShopProps) => {
  const { items } = useSelector(actor, appliances)
  const busy = useSelector(actor, isBusy)
  const error = useUnlistedError({ actor })
  const ids = useFieldIds({ error })
  const legend = useRef<HTMLLegendElement>(null)
  return (
    <fieldset {...ids.aria} id={ids.control} className={styles.group} disabled={busy}>
      <legend ref={legend} tabIndex={-1} className={styles.legend}>
        Appliances
      </legend>
      <p className={styles.hint}>{applianceMessages.hint}</p>
      {items.length > 0 && (
        <ul className={styles.list} aria-label="Listed appliances">
          {items.map(({ itemDesc, itemValue }) => (
            <li key={itemDesc} className={styles.item}>
              <span className={styles.name}>{itemDesc}</span>
              <span className={styles.value}>{formatMoney(itemValue)}</span>
              <IconButton
                label={`Remove ${itemDesc}`}
                icon={<X size={20} />}
                onClick={() => {
                  actor.send({ type: 'remove-appliance', itemDesc })
                  // Its button is gone with it: the focus moves to a nearby element.
                  legend.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total} role="status">
        {items.length > 0 && `Total ${formatMoney(totalOf(items))} of ${formatMoney(applianceCap)}`}
      </p>
      <ApplianceForm actor={actor} waiting={error && <FieldNotes ids={ids} error={error} />} />
    </fieldset>
  )
}
