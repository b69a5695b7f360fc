import { Car, ChartNoAxesColumn, Heart, House, Plane, ShieldCheck, type LucideIcon } from 'lucide-react'
import type { CoverKind } from '../../../domain/policy/cover-kind'

const icons: Readonly<Record<CoverKind, LucideIcon>> = {
  motor: Car,
  health: Heart,
  travel: Plane,
  home: House,
  savings: ChartNoAxesColumn,
}

export type KindProps = {
  /** Without one, what is insured is of no kind that the portal knows. */
  readonly kind: CoverKind | undefined
}

export const KindIcon = ({ kind, size }: KindProps & { readonly size: number }) => {
  const Icon = kind ? icons[kind] : ShieldCheck
  return <Icon size={size} />
}
