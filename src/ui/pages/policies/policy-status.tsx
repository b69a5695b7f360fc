import { Badge, type Tone } from '../../components/data-display/badge'

const tones: ReadonlyMap<string, Tone> = new Map([
  ['Active', 'success'],
  ['Pending', 'warning'],
  ['Expired', 'danger'],
  ['Cancelled', 'danger'],
])

/** The status in the server's own word (requirement POL-07); the words that we know have a colour as well. */
export const PolicyStatus = ({ status }: { readonly status: string }) => (
  <Badge tone={tones.get(status) ?? 'neutral'}>{status}</Badge>
)
