import type { Failure } from '../../domain/failure/failure'
import { FormErrorSummary } from '../components/feedback/form-error-summary'

/** The errors of the last submit, beside the fields; they are shown until the next one. */
export const FormErrorsSummary = ({ failure }: { readonly failure: Failure | undefined }) =>
  failure ? (
    <FormErrorSummary message={failure.message} details={failure.details} list={failure.violations} />
  ) : null
