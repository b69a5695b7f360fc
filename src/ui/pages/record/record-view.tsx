import { FileText } from 'lucide-react'
import { documentName, documentTypeLabel, noDocuments, type SavedDocument } from '../../../domain/kyc/saved-record'
import type { SavedRecord } from '../../../domain/kyc/parts/parts'
import type { Id } from '../../../domain/values/id'
import { useFileLink } from '../../session/file-link'
import { classNames } from '../../components/styles/class-names'
import { DefinitionList } from '../../components/data-display/definition-list'
import { EmptyState } from '../../components/feedback/empty-state'
import { IconTile } from '../../components/data-display/icon-tile'
import { isWebAddress } from '../../../domain/values/web-address'
import { MaskedValue } from './masked-value'
import styles from './record-view.module.css'

const Preview = ({ of, address }: { readonly of: Id; readonly address: string }) => (
  <a {...useFileLink(of, address).link} className={styles.preview}>
    Preview
  </a>
)

type CardProps = { readonly document: SavedDocument; readonly isCurrent?: boolean }

const DocumentCard = ({ document, isCurrent = false }: CardProps) => (
  <li className={classNames(styles.document, isCurrent && styles.current)}>
    <IconTile icon={<FileText size={22} />} size="small" />
    <span className={styles.copy}>
      <strong className={styles.name}>{documentName(document)}</strong>
      <span className={styles.type}>{documentTypeLabel(document)}</span>
      {isCurrent && <span className={styles.mark}>Current document</span>}
    </span>
    {isWebAddress(document.previewUrl) && <Preview of={document.id} address={document.previewUrl} />}
  </li>
)

/** The newest document is the current one; the older ones stand below it. */
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
    <Documents documents={record.values ?? []} />
  ) : (
    <DefinitionList
      rows={record.rows.map(({ label, value, isMasked }) => ({
        term: label,
        value: isMasked ? <MaskedValue label={label} value={value} /> : value,
      }))}
    />
  )
