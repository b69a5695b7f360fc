/** The entry of the worker threads, see `workers/workers.ts`: each export is a task, called by its name. */
import { certificatePdf } from '../cover/certificate/certificate'
import type { Certificate } from '../cover/certificate/content'

/** Draws a certificate as a PDF. */
export const certificate = (input: { readonly certificate: Certificate; readonly issued: Date }): Promise<Uint8Array> =>
  certificatePdf(input.certificate, input.issued)
