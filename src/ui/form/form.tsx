import { Form as FinalForm, type FormProps } from 'react-final-form'

const nothing = {}

/**
 * A form whose frame is not rendered again when something in it changes: each field and message subscribes to what it
 * shows, so that a key renders one field.
 */
export const Form = <Values extends object>(props: FormProps<Values>) => (
  <FinalForm<Values> {...props} subscription={nothing} />
)
