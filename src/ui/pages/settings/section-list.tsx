import { CircleCheck, Hourglass, CircleAlert } from 'lucide-react'
import { isSectionApproved, kycFields, type KycSection, rejectionOf, sectionLabels } from '../../../domain/kyc/sections'
import type { KycField } from '../../../domain/kyc/steps'
import { Link } from '../../session/link'
import { Card } from '../../components/data-display/card'
import { classNames } from '../../components/styles/class-names'
import { Skeleton } from '../../components/loading/skeleton'
import { VisuallyHidden } from '../../components/page/visually-hidden'
import styles from './settings-page.module.css'

type IconProps = { readonly sections: readonly KycSection[]; readonly field: KycField }

/** Approved, rejected, or not reviewed yet. */
const SectionIcon = ({ sections, field }: IconProps) => {
  if (isSectionApproved(sections, field))
    return (
      <span className={styles.approved}>
        <CircleCheck size={22} />
        <VisuallyHidden>(approved)</VisuallyHidden>
      </span>
    )
  const rejected = rejectionOf(sections, field) !== undefined
  return (
    <span className={rejected ? styles.rejected : styles.pending}>
      {rejected ? <CircleAlert size={22} /> : <Hourglass size={22} />}
      <VisuallyHidden>{rejected ? '(rejected)' : '(pending)'}</VisuallyHidden>
    </span>
  )
}

type Props = {
  readonly chosen: KycField
  readonly sections: readonly KycSection[]
  /** The neutral icon until the state of a section is known. */
  readonly view: 'loading' | 'shown' | 'failed'
}

/** The sections of the KYC record; each has its own address. */
export const SectionList = ({ chosen, sections, view }: Props) => (
  <Card as="nav" padding="none" aria-label="Sections" className={styles.sections}>
    {kycFields.map((field) => (
      <Link
        key={field}
        to={{ screen: 'verifications', tab: field }}
        className={classNames(styles.section, field === chosen && styles.chosen)}
        aria-current={field === chosen ? 'page' : undefined}
      >
        <span className={styles.sectionName}>{sectionLabels[field]}</span>{' '}
        {view === 'shown' && <SectionIcon sections={sections} field={field} />}
        {view === 'loading' && (
          <span className={styles.iconBone}>
            <Skeleton shape="circle" />
          </span>
        )}
      </Link>
    ))}
  </Card>
)
