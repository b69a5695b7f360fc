import { useLayoutEffect, useRef, useState } from 'react'
import { useFormState } from 'react-final-form'
import { needAttention } from '../../domain/failure/messages'
import type { FormErrors } from '../../machines/core/form'
import { FormErrorSummary } from '../components/feedback/form-error-summary'
import { invalidFieldsAround, type InvalidField } from './invalid-fields'
import styles from './form-errors.module.css'

type Props = {
  /** The errors of the last submit; a new object after each one. */
  readonly errors: FormErrors
  /** The failure is already shown among the fields. */
  readonly failureShown?: boolean
}

/**
 * The answer to a refused submit, directly above its button: the failure, and a link to each field that has to be
 * corrected. Each answer is scrolled into view and announced once; the focus stays where it is.
 */
export const FormErrorsSummary = ({ errors, failureShown = false }: Props) => {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } })
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ readonly errors: FormErrors; readonly fields: readonly InvalidField[] }>()
  const failure = failureShown ? undefined : errors.failure
  const hasFields = errors.fields.length > 0
  // The fields get their messages a moment after the machine has answered.
  const isComplete = hasFields ? submitErrors !== undefined : failure !== undefined

  useLayoutEffect(() => {
    if (isComplete && place.current) setShown({ errors, fields: hasFields ? invalidFieldsAround(place.current) : [] })
  }, [errors, hasFields, isComplete])
  useLayoutEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  return (
    <div ref={place} className={styles.place}>
      {isComplete && shown?.errors === errors && (
        <FormErrorSummary
          message={failure?.message}
          details={failure?.details}
          list={failure?.violations}
          fieldsMessage={hasFields ? needAttention(Math.max(shown.fields.length, 1)) : undefined}
          fields={shown.fields}
        />
      )}
    </div>
  )
}
