import { PasswordField } from '../components/fields/password-field'
import { TextField } from '../components/fields/text-field'
import { bound } from './bound-field'

/** The fields of the account forms, bound to the surrounding form. */
export const BoundTextField = bound(TextField)
export const BoundPasswordField = bound(PasswordField)
