/** The entry of the worker threads, see `workers/workers.ts`: each export is a task, called by its name. */
import { certificatePdf } from '../cover/certificate/certificate'
import type { Certificate } from '../cover/certificate/content'
import { paperPdf, type Paper } from '../cover/premium/paper'
import { checkedDocument } from '../kyc/checked-document'

/** Draws a certificate as a PDF. */
export const certificate = (input: { readonly certificate: Certificate; readonly issued: Date }): Promise<Uint8Array> =>
  certificatePdf(input.certificate, input.issued)

/** Draws a receipt or a statement as a PDF. */
export const paper = (input: { readonly paper: Paper; readonly issued: Date }): Promise<Uint8Array> =>
  paperPdf(input.paper, input.issued)

/** Checks an uploaded file, and answers what is stored of it or why it is refused. */
export const document = (input: { readonly content: Uint8Array }) => checkedDocument(input.content)
