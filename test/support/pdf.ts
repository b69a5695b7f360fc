import { inflateSync } from 'node:zlib'

const streams = (pdf: Buffer): readonly string[] => {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
}

const shown = (operand: string): string =>
  [...operand.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')

/** The text that a PDF of ours draws, one line a drawn line; its strings are hexadecimal and kerned in parts. */
export const textOfPdf = (pdf: Buffer): string =>
  streams(pdf)
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\]\s*TJ/g)].map(([, operand = '']) => shown(operand)))
    .join('\n')
