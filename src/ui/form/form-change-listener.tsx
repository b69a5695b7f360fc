import { useRef } from 'react'
import { FormSpy } from 'react-final-form'

/** Reports the values of the surrounding form after every change, including a change back. */
export const FormChangeListener = <Form extends object>({ onChange }: { readonly onChange: (form: Form) => void }) => {
  const changed = useRef(false)
  return (
    <FormSpy<Form>
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        changed.current ||= dirty === true
        if (changed.current) onChange(values)
      }}
    />
  )
}
