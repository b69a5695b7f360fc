import { fork, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

/** A page as it is printed: the colour of its first pixel, and the QR code that a reader finds on it. */
type Printed = { readonly corner: readonly number[]; readonly code: string | null }

type Page = {
  readonly text: string
  readonly links: readonly string[]
  readonly fonts: ReadonlyArray<{ readonly name: string; readonly isEmbedded: boolean }>
}

/** A file for the reader, and whether its pages are drawn, too. */
export type ReadRequest = { readonly number: number; readonly pdf: Buffer; readonly pictures: boolean }
export type ReadAnswer = { readonly number: number; readonly pages?: unknown; readonly problem?: string }

type Waiting = { readonly done: (pages: unknown) => void; readonly fail: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let reader: ChildProcess | undefined
let requests = 0

/** The reader, started once for all files: a start takes longer than reading one. It ends with this process. */
const startReader = (): ChildProcess => {
  const started = fork(resolve('test/support/pdf-reader.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  started.on('message', ({ number, pages, problem }: ReadAnswer) => {
    const { done, fail } = waiting.get(number) ?? {}
    waiting.delete(number)
    // An idle reader does not keep the tests running.
    if (waiting.size === 0) {
      started.unref()
      started.channel?.unref()
    }
    if (problem === undefined) done?.(pages)
    else fail?.(new Error(`pdf.js cannot read the file: ${problem}`))
  })
  started.on('exit', (code) => {
    reader = undefined
    for (const { fail } of waiting.values()) fail(new Error(`the PDF reader ended with ${String(code)}`))
    waiting.clear()
  })
  return started
}

const read = (pdf: Buffer, pictures: boolean): Promise<unknown> =>
  new Promise((done, fail) => {
    reader ??= startReader()
    reader.ref()
    reader.channel?.ref()
    requests += 1
    waiting.set(requests, { done, fail })
    reader.send({ number: requests, pdf, pictures } satisfies ReadRequest)
  })

/** The pages of a PDF as pdf.js reads them. */
export const pagesOf = async (pdf: Buffer): Promise<readonly Page[]> => (await read(pdf, false)) as readonly Page[]

/** The same, with each page printed in colour and in grey. */
export const printedPagesOf = async (
  pdf: Buffer,
): Promise<ReadonlyArray<Page & { readonly colour: Printed; readonly grey: Printed }>> =>
  (await read(pdf, true)) as ReadonlyArray<Page & { readonly colour: Printed; readonly grey: Printed }>

/** The text of a PDF in NFC, its lines joined by spaces. */
export const textOfPdf = async (pdf: Buffer): Promise<string> =>
  (await pagesOf(pdf))
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
