import { Car, ChartNoAxesColumn, Heart, House, Plane, ShieldCheck, type LucideIcon } from 'lucide-react'
import type { CoverKind } from '../../domain/policy/cover-kind'
import { IconTile } from '../components/data-display/icon-tile'

const icons: Readonly<Record<CoverKind, LucideIcon>> = {
  motor: Car,
  health: Heart,
  travel: Plane,
  home: House,
  savings: ChartNoAxesColumn,
}

type Props = {
  /** Without one, what is insured is of no kind that the portal knows. */
  readonly kind: CoverKind | undefined
  readonly size?: 'small' | 'medium' | undefined
}

/** The icon of a kind of cover, on its tint. */
export const KindTile = ({ kind, size }: Props) => {
  const Icon = kind ? icons[kind] : ShieldCheck
  return (
    <span data-kind={kind ?? 'other'}>
      <IconTile icon={<Icon size={size === 'small' ? 22 : 24} />} tone="kind" size={size} />
    </span>
  )
}
