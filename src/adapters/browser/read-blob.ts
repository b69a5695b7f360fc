const read = <A>(start: (reader: FileReader) => void, isWanted: (result: unknown) => result is A): Promise<A> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const result: unknown = reader.result
      if (isWanted(result)) resolve(result)
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

/** The bytes of a file. Rejects when it cannot be read, because it was moved for example. */
export const bytesOf = async (blob: Blob): Promise<Uint8Array> =>
  new Uint8Array(await read((reader) => reader.readAsArrayBuffer(blob), isBuffer))

/** A multiple of three, so that the texts of the pieces can stand one after the other. */
const PIECE_BYTES = 3 * 128 * 1024

/** A file in base64, without a data prefix. It is read piece by piece, and the page can answer in between. */
export const base64Of = async (file: Blob): Promise<string> => {
  const texts: string[] = []
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    const piece = file.slice(from, from + PIECE_BYTES)
    const url = await read((reader) => reader.readAsDataURL(piece), isText)
    texts.push(url.slice(url.indexOf(',') + 1))
  }
  return texts.join('')
}
