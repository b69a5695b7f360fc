import type { CoverDetail } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { DetailRow } from '../../../domain/values/shown'
import { coverHeadline } from '../../../domain/policy/cover-headline'
import { coverKind } from '../../../domain/policy/cover-kind'
import type { DatedCover } from '../../../domain/policy/cover-state'
import { coverRows } from '../../../domain/quote/cover-period'
import { BandCard } from '../../components/data-display/band-card'
import { KindIcon } from '../../components/cover/kind-icon'
import { CoverBadge } from './cover-badge'

type Props = {
  readonly title: string
  readonly heading?: 'h2' | 'h3'
  readonly policy: DatedCover & {
    readonly policyNo: string | undefined
    readonly productCode?: string | undefined
    readonly details: readonly CoverDetail[]
    readonly renewedUntil?: CalendarDate | undefined
  }
  readonly today: CalendarDate
}

const toRow = ({ label, value }: DetailRow) => ({ term: label, value })

/** What a customer recognises a policy by, and shows at a checkpoint: what is covered, until when, and its number. */
export const PolicyCard = ({ title, heading, policy, today }: Props) => {
  const kind = coverKind(policy.productCode)
  const { main, about, beside } = coverHeadline(policy.details, kind)
  const number = policy.policyNo === undefined ? [] : [{ label: 'Policy Number', value: policy.policyNo }]
  return (
    <BandCard
      kind={kind}
      icon={<KindIcon kind={kind} size={26} />}
      title={title}
      heading={heading}
      about={about}
      badge={<CoverBadge cover={policy} today={today} />}
      main={main}
      facts={[...coverRows(policy, today), ...number, ...(beside ? [beside] : [])].map(toRow)}
    />
  )
}
