import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { choicesOf, emptyAppliance, type ApplianceForm as Values } from '../../../domain/quote/appliances'
import { applianceMessages } from '../../../domain/quote/messages'
import { applianceNames, appliances, applianceErrors, hasUnlisted, isAboveCap } from '../../../machines/quote/selectors'
import { Form } from '../../form/form'
import { BoundMoneyField, BoundSelectField } from '../../form/more-fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { NESTED_FORM } from '../../form/invalid-fields'
import { FormChangeListener } from '../../form/form-change-listener'
import { useMachineForm } from '../../form/use-machine-form'
import { Button } from '../../components/buttons/button'
import type { ShopProps } from './shop-props'
import styles from './appliances.module.css'

const isSame = (one?: object, other?: object) => one === other
const failuresOf = (snapshot: ReturnType<ShopProps['actor']['getSnapshot']>) => applianceErrors(snapshot).fields
const toEvent = (appliance: Values) => ({ type: 'add-appliance', appliance }) as const

/**
 * One appliance and its value; `waiting` says that a quote waits until it is added or cleared. It is inside the home form's element, so it is no form element itself. Its button has
 * another label once an appliance is added.
 */
export const ApplianceForm = ({ actor, waiting }: ShopProps & { readonly waiting: ReactNode }) => {
  const { items } = useSelector(actor, appliances)
  const unlisted = useSelector(actor, hasUnlisted)
  const place = useRef<HTMLDivElement>(null)
  const choices = choicesOf(useSelector(actor, applianceNames), items)
  // oxlint-disable-next-line react/exhaustive-deps -- a longer or shorter list resets the form
  const begun = useMemo(() => ({ ...appliances(actor.getSnapshot()).typed }), [actor, items])
  const aboveCap = useSelector(actor, isAboveCap)
  const refusal = useSelector(actor, applianceErrors)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  if (choices.length === 0)
    return (
      <p className={styles.hint}>
        {items.length > 0 ? 'You have added every appliance.' : 'There are no appliances to choose from.'}
      </p>
    )
  return (
    <Form<Values> onSubmit={onSubmit} initialValues={begun} initialValuesEqual={isSame}>
      {({ handleSubmit, form }) => {
        const clear = () => {
          form.restart(emptyAppliance)
          actor.send({ type: 'fill-in-appliance', appliance: emptyAppliance })
          // The button is gone with it: the focus moves to the choice.
          place.current?.querySelector('select')?.focus()
        }
        const onEnter = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          void handleSubmit()
        }
        return (
          <div ref={place} className={styles.adding} {...{ [NESTED_FORM]: '' }} onKeyDown={onEnter}>
            <FormChangeListener<Values>
              onChange={(appliance) => {
                actor.send({ type: 'fill-in-appliance', appliance })
              }}
            />
            <BoundSelectField<Values>
              name="itemDesc"
              label="Appliance"
              placeholder="Select an appliance"
              options={choices.map((name) => ({ value: name, label: name }))}
            />
            <BoundMoneyField<Values> name="itemValue" label="Amount" hint="Like 50,000" hintTone="example" />
            {waiting ??
              (unlisted && !aboveCap && <p className={styles.hint}>This appliance is not in the list yet.</p>)}
            <FormErrorsSummary errors={refusal} />
            <div className={styles.buttons}>
              <Button variant="secondary" onClick={() => void handleSubmit()}>
                <Plus size={18} />
                <span>{items.length > 0 ? applianceMessages.addMore : applianceMessages.addFirst}</span>
              </Button>
              {unlisted && (
                <Button variant="quiet" onClick={clear}>
                  Clear
                </Button>
              )}
            </div>
          </div>
        )
      }}
    </Form>
  )
}
