import { IconTile } from '../data-display/icon-tile'
import { KindIcon, type KindProps } from './kind-icon'

type Props = KindProps & { readonly size?: 'small' | 'medium' | undefined }

/** The icon of a kind of cover, on its tint. */
export const KindTile = ({ kind, size }: Props) => (
  <span data-kind={kind ?? 'other'}>
    <IconTile icon={<KindIcon kind={kind} size={size === 'small' ? 22 : 24} />} tone="kind" size={size} />
  </span>
)
