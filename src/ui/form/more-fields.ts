import { Checkbox } from '../kit/checkbox'
import { DateField } from '../kit/date-field'
import { FileField } from '../kit/file-field'
import { MoneyField } from '../kit/money-field'
import { RadioGroup } from '../kit/radio-group'
import { SelectField } from '../kit/select-field'
import { TextAreaField } from '../kit/text-area-field'
import { TimeField } from '../kit/time-field'
import { bound } from './bound-field'

/** The other fields, tied to the form around them; the first screens do without them. */
export const BoundCheckbox = bound(Checkbox)
export const BoundDateField = bound(DateField)
export const BoundFileField = bound(FileField)
export const BoundMoneyField = bound(MoneyField)
export const BoundRadioGroup = bound(RadioGroup)
export const BoundSelectField = bound(SelectField)
export const BoundTextAreaField = bound(TextAreaField)
export const BoundTimeField = bound(TimeField)
