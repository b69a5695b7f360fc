import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { Camera, Upload } from 'lucide-react'
import { classNames } from '../styles/class-names'
import { Field } from './field'
import { FileCard } from './file-card'
import type { FileWork } from './file-progress'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import styles from './file-field.module.css'

export type FileFieldProps = FieldProps<File | undefined> & {
  /** The file chooser's `accept`, as in HTML (`image/*,application/pdf`). A dropped file may have any type. */
  readonly accept?: string | undefined
  /** The camera's `accept`; without it there is no camera button. */
  readonly camera?: string | undefined
  /** What is sent instead of the value, once it is prepared: its kind, size and preview are shown. */
  readonly prepared?: File | undefined
  /** The operation that is running on the file. */
  readonly work?: FileWork | undefined
  /** Why the file cannot be sent: shown at once, instead of an error. */
  readonly refusal?: string | undefined
}

/** The browser would open a dropped file in place of the page, and discard everything typed: on the field and beside it. */
const usePreventFileDropNavigation = (): void => {
  useEffect(() => {
    const prevent = (event: Event) => {
      event.preventDefault()
    }
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
}

const taken = ({ currentTarget }: ChangeEvent<HTMLInputElement>): File | undefined => {
  const file = currentTarget.files?.[0]
  // Cleared, so that the same file can be chosen again after it was removed or changed.
  currentTarget.value = ''
  return file
}

/** One file, chosen, photographed or dropped. The caller's rules decide which kinds and sizes are allowed. */
export const FileField = (props: FileFieldProps) => {
  const { label, name, hint, hintTone, id, required, disabled = false, value, onChange, accept, camera } = props
  const { prepared, work, refusal } = props
  const error = props.error ?? refusal
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  usePreventFileDropNavigation()

  const choose = (file: File | undefined) => {
    if (file !== undefined && !disabled) onChange(file)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  const remove = () => {
    onChange(undefined)
    input.current?.focus()
  }

  const classes = [styles.zone, value && styles.filled, over && styles.over, error ? styles.wrong : undefined]

  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      {value !== undefined && (
        <FileCard
          file={value}
          prepared={prepared}
          work={work}
          refused={refusal !== undefined}
          onRemove={remove}
          disabled={disabled}
        />
      )}
      <div
        hidden={work?.onCancel !== undefined}
        className={classNames(...classes)}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={22} />
        <p aria-hidden="true">
          <strong>{value ? 'Choose another file' : 'Choose a file'}</strong>
          <span className={styles.drag}> or drag it here</span>
        </p>
        <input
          {...ids.aria}
          ref={input}
          id={ids.control}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          className={styles.input}
          onChange={(event) => choose(taken(event))}
          onBlur={() => props.onBlur?.()}
          onFocus={() => props.onFocus?.()}
        />
      </div>
      {camera !== undefined && work?.onCancel === undefined && (
        <label className={styles.camera}>
          <Camera size={20} />
          Take a photo
          <input
            type="file"
            accept={camera}
            capture="environment"
            disabled={disabled}
            className={styles.input}
            onChange={(event) => choose(taken(event))}
          />
        </label>
      )}
    </Field>
  )
}
