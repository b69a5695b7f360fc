import { useRef } from 'react'
import { FormSpy } from 'react-final-form'

/** Reports what is typed into the form around it: from the first change on, a change back included. */
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
