import { ComboboxField } from '../components/fields/combobox-field'
import { bound } from './bound-field'

/** A choice from a long list, bound to the surrounding form; only the screens with such a list load it. */
export const BoundComboboxField = bound(ComboboxField)
