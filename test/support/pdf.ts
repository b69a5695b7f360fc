import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

/** A page as it is printed: the colour of its first pixel, and the QR code that a reader finds on it. */
type Printed = { readonly corner: readonly number[]; readonly code: string | null }

type Page = {
  readonly text: string
  readonly fonts: ReadonlyArray<{ readonly name: string; readonly isEmbedded: boolean }>
}

const read = (pdf: Buffer, ...options: readonly string[]): Promise<unknown> =>
  new Promise((done, fail) => {
    const reader = execFile(
      process.execPath,
      ['--import', 'tsx', resolve('test/support/pdf-reader.ts'), ...options],
      { maxBuffer: 256 * 1024 * 1024 },
      (error, output) => {
        if (error === null) done(JSON.parse(output))
        else fail(new Error('pdf.js cannot read the file', { cause: error }))
      },
    )
    reader.stdin?.end(pdf)
  })

/** The pages of a PDF as pdf.js reads them. */
export const pagesOf = async (pdf: Buffer): Promise<readonly Page[]> => (await read(pdf)) as readonly Page[]

/** The same, with each page printed in colour and in grey. */
export const printedPagesOf = async (
  pdf: Buffer,
): Promise<ReadonlyArray<Page & { readonly colour: Printed; readonly grey: Printed }>> =>
  (await read(pdf, 'pictures')) as ReadonlyArray<Page & { readonly colour: Printed; readonly grey: Printed }>

/** The text of a PDF in NFC, its lines joined by spaces. */
export const textOfPdf = async (pdf: Buffer): Promise<string> =>
  (await pagesOf(pdf))
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
