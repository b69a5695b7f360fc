import type { Failure } from '../../domain/failure/failure'
import { FormErrorSummary } from '../components/feedback/form-error-summary'

/** What went wrong with the last submit, beside the fields; it is shown until the next one. */
export const FormErrorsSummary = ({ failure }: { readonly failure: Failure | undefined }) =>
  failure ? (
    <FormErrorSummary message={failure.message} details={failure.details} list={failure.violations} />
  ) : null
