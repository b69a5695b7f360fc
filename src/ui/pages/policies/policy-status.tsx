import { Badge, type Tone } from '../../components/data-display/badge'

const tones: ReadonlyMap<string, Tone> = new Map([
  ['Active', 'success'],
  ['Pending', 'warning'],
  ['Expired', 'danger'],
  ['Cancelled', 'danger'],
])

/** The status as the server's text; known statuses have a colour as well. */
export const PolicyStatus = ({ status }: { readonly status: string }) => (
  <Badge tone={tones.get(status) ?? 'neutral'}>{status}</Badge>
)
