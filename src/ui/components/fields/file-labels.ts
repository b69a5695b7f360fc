const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A readable file size: `812 bytes`, `310 KB`, `2.4 MB`. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILOBYTE) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KILOBYTE)
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
}

/** The kind of a file: `JPEG image`, `PDF document`, else the extension of its name. */
export const fileKind = ({ type, name }: { readonly type: string; readonly name: string }): string => {
  if (type === 'application/pdf') return 'PDF document'
  if (type.startsWith('image/')) return `${(type.slice('image/'.length).split('+')[0] ?? '').toUpperCase()} image`
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(dot + 1).toUpperCase()} file` : 'File'
}
