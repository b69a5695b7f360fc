import { useSelector } from '@xstate/react'
import { useField, useForm } from 'react-final-form'
import { familiarMakes } from '../../../domain/catalogue/familiar-names'
import type { MotorForm } from '../../../domain/quote/motor'
import { idText } from '../../../domain/values/id'
import { makes, models } from '../../../machines/quote/selectors'
import { BoundSelectField } from '../../form/more-fields'
import { ComboboxField } from '../../components/fields/combobox-field'
import type { ShopProps } from './shop-props'

/** The make; choosing one clears the model and loads the models of the make. */
export const MakeField = ({ actor }: ShopProps) => {
  const form = useForm<MotorForm>()
  const { input, meta } = useField<string>('makeId')
  const options = useSelector(actor, makes).map((make) => ({
    value: idText(make.id),
    label: make.name,
    familiar: familiarMakes[make.name],
  }))
  return (
    <ComboboxField
      name="makeId"
      label="Make"
      placeholder="Type a part of its name"
      options={options}
      value={input.value}
      error={typeof meta.submitError === 'string' ? meta.submitError : undefined}
      onChange={(makeId) => {
        form.batch(() => {
          form.change('makeId', makeId)
          form.change('modelId', '')
        })
        actor.send({ type: 'choose-make', form: form.getState().values })
      }}
    />
  )
}

/** The model, which can be chosen once there is a make. */
export const ModelField = ({ actor }: ShopProps) => {
  const offered = useSelector(actor, models)
  const { input: make } = useField<string>('makeId', { subscription: { value: true } })
  return (
    <BoundSelectField<MotorForm>
      name="modelId"
      label="Model"
      placeholder={make.value === '' ? 'Select a make first' : 'Select a model'}
      options={offered.map((model) => ({ value: idText(model.id), label: model.name }))}
      disabled={offered.length === 0}
    />
  )
}
