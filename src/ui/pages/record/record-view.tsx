import { FileText } from 'lucide-react'
import {
  documentName,
  documentTypeLabel,
  noDocuments,
  savedRows,
  type SavedDocument,
  type SavedRecord,
} from '../../../domain/kyc/saved-record'
import { classNames } from '../../components/styles/class-names'
import { DefinitionList } from '../../components/data-display/definition-list'
import { EmptyState } from '../../components/feedback/empty-state'
import { IconTile } from '../../components/data-display/icon-tile'
import { isWebAddress } from '../../../domain/values/web-address'
import { MaskedValue } from './masked-value'
import styles from './record-view.module.css'

type CardProps = { readonly document: SavedDocument; readonly isCurrent?: boolean }

const DocumentCard = ({ document, isCurrent = false }: CardProps) => (
  <li className={classNames(styles.document, isCurrent && styles.current)}>
    <IconTile icon={<FileText size={22} />} size="small" />
    <span className={styles.words}>
      <strong className={styles.name}>{documentName(document)}</strong>
      <span className={styles.type}>{documentTypeLabel(document)}</span>
      {isCurrent && <span className={styles.mark}>Current document</span>}
    </span>
    {isWebAddress(document.previewUrl) && (
      <a className={styles.preview} href={document.previewUrl} target="_blank" rel="noopener noreferrer">
        Preview
      </a>
    )}
  </li>
)

/** The newest document is the current one; the older ones stand below it (requirement KYC-21). */
const Documents = ({ documents: [current, ...older] }: { readonly documents: readonly SavedDocument[] }) =>
  current === undefined ? (
    <EmptyState title={noDocuments} />
  ) : (
    <div className={styles.all}>
      <ul className={styles.documents} aria-label="Current document">
        <DocumentCard document={current} isCurrent />
      </ul>
      {older.length > 0 && (
        <div className={styles.all}>
          <h3 id="older-documents" className={styles.older}>
            Older documents
          </h3>
          <ul className={styles.documents} aria-labelledby="older-documents">
            {older.map((document) => (
              <DocumentCard key={document.id} document={document} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )

/** What a customer has saved in one section of KYC, read-only. */
export const RecordView = ({ record }: { readonly record: SavedRecord }) =>
  record.field === 'Identification Document' ? (
    <Documents documents={record.documents} />
  ) : (
    <DefinitionList
      rows={savedRows(record).map(({ label, value, isMasked }) => ({
        term: label,
        value: isMasked ? <MaskedValue label={label} value={value} /> : value,
      }))}
    />
  )
