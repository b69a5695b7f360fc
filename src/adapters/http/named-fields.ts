import { mapLeft } from 'fp-ts/TaskEither'
import { fieldNamed, type FieldNames } from '../../domain/failure/failure'
import type { PortError, Rejection } from '../../domain/failure/port-error'

const renamed =
  (fieldOf: (path: string) => string | undefined) =>
  <Refused extends Rejection>(rejection: Refused): Refused => ({
    ...rejection,
    violations: [
      ...rejection.violations.flatMap(({ message, fields }) => {
        const named = fields.map(fieldOf).filter((field) => field !== undefined)
        return fields.length === 0 || named.length > 0 ? [{ message, fields: named }] : []
      }),
      ...rejection.violations.flatMap(({ message, fields }) =>
        fields.filter((field) => fieldOf(field) === undefined).map(() => ({ message, fields: [] })),
      ),
    ],
  })

/**
 * Names the fields of a refusal as the form does; what belongs to no field of it stands at the end, without one.
 * `names` has the form's field for each member of the request.
 */
export const namedFields = (names: FieldNames) => {
  const rename = renamed(fieldNamed(names))
  return mapLeft((error: PortError): PortError => {
    if (error._tag === 'Rejected') return rename(error)
    return error._tag === 'Forbidden' && error.answer ? { ...error, answer: rename(error.answer) } : error
  })
}
