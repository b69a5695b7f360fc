import type { Beneficiary } from '../../../domain/beneficiary/beneficiary'
import { beneficiaryName } from '../../../domain/beneficiary/beneficiary'
import { shownPercentage, shownText } from '../../../domain/values/shown'
import type { Destination } from '../../../ports/navigation'
import { Link } from '../../session/link'
import { tableColumns } from '../../components/table/columns'
import styles from './beneficiaries-page.module.css'

/** A row of the table: the beneficiary, the name of the relationship, and the address of the edit form. */
export type Row = {
  readonly beneficiary: Beneficiary
  readonly relationship: string | undefined
  readonly editForm: Destination
}

export const labelOf = ({ beneficiary }: Row): string => shownText(beneficiaryName(beneficiary))

/** The columns of the beneficiaries, including their share. */
export const columns = tableColumns<Row>([
  {
    id: 'surname',
    header: 'Surname',
    cell: ({ beneficiary }) => shownText(beneficiary.surname),
    inCard: 'title',
    rest: ({ beneficiary }) => beneficiary.otherNames ?? '',
    width: 1.3,
  },
  { id: 'otherNames', header: 'Othernames', cell: ({ beneficiary }) => shownText(beneficiary.otherNames), width: 1.5 },
  {
    id: 'relationshipType',
    header: 'Relationship Type',
    cell: ({ relationship }) => shownText(relationship),
    inCard: 'line',
  },
  {
    id: 'share',
    header: 'Share (percent)',
    cell: ({ beneficiary }) => shownPercentage(beneficiary.share),
    align: 'end',
    inCard: 'end',
  },
  {
    id: 'edit',
    header: 'Edit',
    cell: (row) => (
      <Link to={row.editForm} className={styles.edit} aria-label={`Edit ${labelOf(row)}`}>
        Edit
      </Link>
    ),
    inCard: 'badge',
    width: 0.6,
  },
])
