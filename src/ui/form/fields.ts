import { PasswordField } from '../components/fields/password-field'
import { TextField } from '../components/fields/text-field'
import { bound } from './bound-field'

/** The fields that the account forms need, tied to the form around them. */
export const BoundTextField = bound(TextField)
export const BoundPasswordField = bound(PasswordField)
