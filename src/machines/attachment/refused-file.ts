import type { FileTrouble } from '../../domain/kyc/document-file'
import { fileTroubleMessages } from '../../domain/kyc/messages'
import type { PortError } from '../../domain/failure/port-error'

/** A file that cannot be sent is told at its field, as if the server had refused it. */
export const refusedFile = (trouble: FileTrouble): PortError => ({
  _tag: 'Rejected',
  code: 0,
  message: fileTroubleMessages[trouble],
  details: undefined,
  violations: [{ message: fileTroubleMessages[trouble], fields: ['data'] }],
})
