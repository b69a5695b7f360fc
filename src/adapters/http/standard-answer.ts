import { abpMessages, type WireError } from '../../contract/envelope'

/** What tells ABP's sentence for an internal error in each of its 19 languages. */
const internalError =
  /\ber(ror|reur|rore|ro|oare) intern|\bintern(al err|er feh|e fout|t fel)|iekšēja k|vidinė s|nieznany b|beklenmedik|внутр|خطأ داخلي|خطایی|内部/i

/**
 * An error with ABP's standard sentences in English, whatever the language that they came in: the portal asks for English, and
 * a server may prefer the language of its user. A refused input is known by status, code and the narrative
 * of its violations. For an internal error the words have to tell as well: the failures of business rules have the same shape.
 */
export const inStandardWords = (status: number, error: WireError): WireError => {
  const { code, message = '', details, validationErrors } = error
  if (code) return error
  if (status === 400 && details !== undefined && (validationErrors !== undefined || /^ - /m.test(details)))
    return { ...error, message: abpMessages.invalid, details: undefined }
  return status === 500 && details === undefined && internalError.test(message)
    ? { ...error, message: abpMessages.internal }
    : error
}
