import { useCallback, useState } from 'react'
import { FileText, X } from 'lucide-react'
import { fileKind, fileSize } from './file-labels'
import { FileProgress, type FileWork } from './file-progress'
import { classNames } from '../styles/class-names'
import { IconButton } from '../buttons/icon-button'
import { Spinner } from '../loading/spinner'
import styles from './file-field.module.css'

const large = classNames(styles.preview, styles.picture)

/** From this proportion on a picture is shown as wide as there is room, and scrolls. */
const LONG = 2

/** The picture, from memory. Its object URL is revoked on unmount. */
const Picture = ({ file, name }: { readonly file: File; readonly name: string }) => {
  const [broken, setBroken] = useState(false)
  const [long, setLong] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  if (broken) return <Sheet />
  return (
    <div
      className={classNames(large, long && styles.long)}
      {...(long && { tabIndex: 0, role: 'group', 'aria-label': `All of ${name}` })}
    >
      <img
        ref={show}
        alt={`Preview of ${name}`}
        onLoad={({ currentTarget }) => setLong(currentTarget.naturalHeight > LONG * currentTarget.naturalWidth)}
        onError={() => setBroken(true)}
      />
    </div>
  )
}

const isPicture = ({ type }: File) => type.startsWith('image/')

const Sheet = () => (
  <span className={styles.preview}>
    <FileText size={28} />
  </span>
)

type Props = {
  readonly file: File
  /** The prepared file that is sent instead. */
  readonly prepared: File | undefined
  readonly work: FileWork | undefined
  readonly refused: boolean
  readonly onRemove: () => void
  readonly disabled: boolean
}

const Preview = ({ file, prepared, work, refused }: Props) => {
  const shown = prepared ?? file
  // A picture that is being scaled down is not decoded a second time: both at once would be too much for some phones.
  if (prepared === undefined && work !== undefined)
    return (
      <span className={isPicture(file) ? large : styles.preview}>
        <Spinner />
      </span>
    )
  return isPicture(shown) && !refused ? <Picture key={shown.name} file={shown} name={file.name} /> : <Sheet />
}

/** A chosen file: its preview, name, kind and size, its progress, and a button to remove it. */
export const FileCard = (props: Props) => {
  const { file, prepared, work, onRemove, disabled } = props
  const shown = prepared ?? file
  const before = shown.size === file.size ? '' : ` (was ${fileSize(file.size)})`
  return (
    <div className={styles.card}>
      <Preview {...props} />
      <div className={styles.copy}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.detail}>{`${fileKind(shown)}, ${fileSize(shown.size)}${before}`}</p>
      </div>
      {work?.onCancel === undefined && (
        <IconButton label={`Remove ${file.name}`} icon={<X size={20} />} disabled={disabled} onClick={onRemove} />
      )}
      {work !== undefined && <FileProgress {...work} />}
    </div>
  )
}
