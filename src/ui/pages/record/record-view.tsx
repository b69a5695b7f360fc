import { FileText } from 'lucide-react'
import {
  documentName,
  documentTypeLabel,
  noDocuments,
  savedRows,
  type SavedDocument,
  type SavedRecord,
} from '../../../domain/kyc/saved-record'
import { DefinitionList } from '../../components/data-display/definition-list'
import { EmptyState } from '../../components/feedback/empty-state'
import { IconTile } from '../../components/data-display/icon-tile'
import { isWebAddress } from '../policies/web-address'
import styles from './record-view.module.css'

const DocumentCard = ({ document }: { readonly document: SavedDocument }) => (
  <li className={styles.document}>
    <IconTile icon={<FileText size={22} />} size="small" />
    <span className={styles.words}>
      <strong className={styles.name}>{documentName(document)}</strong>
      <span className={styles.type}>{documentTypeLabel(document)}</span>
    </span>
    {isWebAddress(document.previewUrl) && (
      <a className={styles.preview} href={document.previewUrl} target="_blank" rel="noopener noreferrer">
        Preview
      </a>
    )}
  </li>
)

const Documents = ({ documents }: { readonly documents: readonly SavedDocument[] }) =>
  documents.length === 0 ? (
    <EmptyState title={noDocuments} />
  ) : (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} />
      ))}
    </ul>
  )

/** What a customer has saved in one section of KYC, read-only. */
export const RecordView = ({ record }: { readonly record: SavedRecord }) =>
  record.field === 'Identification Document' ? (
    <Documents documents={record.documents} />
  ) : (
    <DefinitionList rows={savedRows(record).map(({ label, value }) => ({ term: label, value }))} />
  )
