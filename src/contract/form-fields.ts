import * as t from 'io-ts'

const FormField = t.union([t.string, t.boolean, t.readonlyArray(t.record(t.string, t.string))], 'form field')

/** The fields of a quote form as they are typed, by the portal's names. */
export const FormFields = t.record(t.string, FormField)
