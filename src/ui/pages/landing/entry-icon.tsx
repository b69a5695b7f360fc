import {
  BadgeCheck,
  BellRing,
  Car,
  ChartNoAxesColumn,
  Clock,
  CreditCard,
  FileCheck,
  Gift,
  GraduationCap,
  Heart,
  House,
  Plane,
  Receipt,
  Scale,
  SearchCheck,
  ShieldCheck,
  Signal,
  Siren,
  Users,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  badge: BadgeCheck,
  bell: BellRing,
  cap: GraduationCap,
  car: Car,
  card: CreditCard,
  chart: ChartNoAxesColumn,
  clock: Clock,
  file: FileCheck,
  gift: Gift,
  heart: Heart,
  house: House,
  plane: Plane,
  receipt: Receipt,
  scale: Scale,
  search: SearchCheck,
  shield: ShieldCheck,
  signal: Signal,
  siren: Siren,
  users: Users,
}

/** The icon that the brand file names. An unknown name is an error in that file and stops the build. */
export const EntryIcon = ({ name, size = 24 }: { readonly name: string; readonly size?: number }) => {
  const Icon = icons[name]
  if (Icon === undefined) throw new Error(`brand.json names an icon that is not known: ${name}`)
  return <Icon size={size} />
}
