import type { FileError } from '../../domain/kyc/document-file'
import { fileErrorMessages } from '../../domain/kyc/messages'
import type { PortError } from '../../domain/failure/port-error'

/** A file that cannot be sent, reported at that field like a rejection by the server. */
export const refusedFile =
  (field: string) =>
  (errors: FileError): PortError => ({
    _tag: 'Rejected',
    code: 0,
    message: fileErrorMessages[errors],
    details: undefined,
    violations: [{ message: fileErrorMessages[errors], fields: [field] }],
  })
