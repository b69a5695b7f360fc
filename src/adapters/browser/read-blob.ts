const read = <A>(start: (reader: FileReader) => void, isExpected: (result: unknown) => result is A): Promise<A> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const result: unknown = reader.result
      if (isExpected(result)) resolve(result)
      else reject(new Error('The file gave something else.'))
    }
    reader.onerror = () => {
      reject(new Error('The file could not be read.'))
    }
    start(reader)
  })

const isText = (result: unknown): result is string => typeof result === 'string'
const isBuffer = (result: unknown): result is ArrayBuffer =>
  Object.prototype.toString.call(result) === '[object ArrayBuffer]'

/** The bytes of a file. Rejects if it cannot be read, for example because it was moved. */
export const bytesOf = async (blob: Blob): Promise<Uint8Array> =>
  new Uint8Array(await read((reader) => reader.readAsArrayBuffer(blob), isBuffer))

/** A multiple of three, so that the base64 texts of the pieces can be joined. */
const PIECE_BYTES = 3 * 128 * 1024

/** A file in base64, without a data prefix. It is read in pieces, so that the page stays responsive. */
export const base64Of = async (file: Blob): Promise<string> => {
  const texts: string[] = []
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    const piece = file.slice(from, from + PIECE_BYTES)
    const url = await read((reader) => reader.readAsDataURL(piece), isText)
    texts.push(url.slice(url.indexOf(',') + 1))
  }
  return texts.join('')
}
