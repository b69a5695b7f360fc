import { Checkbox } from '../components/fields/checkbox'
import { DateField } from '../components/fields/date-field'
import { FileField } from '../components/fields/file-field'
import { MoneyField } from '../components/fields/money-field'
import { RadioGroup } from '../components/fields/radio-group'
import { SelectField } from '../components/fields/select-field'
import { TextAreaField } from '../components/fields/text-area-field'
import { TimeField } from '../components/fields/time-field'
import { bound } from './bound-field'

/** The other fields, bound to the surrounding form; the first screens do not load them. */
export const BoundCheckbox = bound(Checkbox)
export const BoundDateField = bound(DateField)
export const BoundFileField = bound(FileField)
export const BoundMoneyField = bound(MoneyField)
export const BoundRadioGroup = bound(RadioGroup)
export const BoundSelectField = bound(SelectField)
export const BoundTextAreaField = bound(TextAreaField)
export const BoundTimeField = bound(TimeField)
