import { useCallback, useState } from 'react'
import { FileText, X } from 'lucide-react'
import { fileKind, fileSize } from './file-labels'
import { FileProgress, type FileWork } from './file-progress'
import { IconButton } from '../buttons/icon-button'
import { Spinner } from '../feedback/spinner'
import styles from './file-field.module.css'

/** The picture itself, from memory. Its address is given back when the picture goes. */
const Picture = ({ file, name }: { readonly file: File; readonly name: string }) => {
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  if (broken) return <Sheet />
  return <img ref={show} className={styles.preview} alt={`Preview of ${name}`} onError={() => setBroken(true)} />
}

const Sheet = () => (
  <span className={styles.preview}>
    <FileText size={28} aria-hidden="true" />
  </span>
)

type Props = {
  readonly file: File
  /** What is sent instead of the file, once it is there. */
  readonly prepared: File | undefined
  readonly work: FileWork | undefined
  readonly refused: boolean
  readonly onRemove: () => void
  readonly disabled: boolean
}

const Preview = ({ file, prepared, work, refused }: Props) => {
  const shown = prepared ?? file
  // A picture that is being made smaller is not opened a second time: both at once would be too much for some phones.
  if (prepared === undefined && work !== undefined)
    return (
      <span className={styles.preview}>
        <Spinner />
      </span>
    )
  return shown.type.startsWith('image/') && !refused ? <Picture key={shown.name} file={shown} name={file.name} /> : <Sheet />
}

/** A chosen file: what it looks like, its name, kind and size, how far it is, and a way to take it out. */
export const FileCard = (props: Props) => {
  const { file, prepared, work, onRemove, disabled } = props
  const shown = prepared ?? file
  const before = shown.size === file.size ? '' : ` (was ${fileSize(file.size)})`
  return (
    <div className={styles.card}>
      <Preview {...props} />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.detail}>{`${fileKind(shown)}, ${fileSize(shown.size)}${before}`}</p>
      </div>
      {work?.onCancel === undefined && (
        <IconButton
          label={`Remove ${file.name}`}
          icon={<X size={20} aria-hidden="true" />}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
      {work !== undefined && <FileProgress {...work} />}
    </div>
  )
}
