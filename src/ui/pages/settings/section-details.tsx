import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isSaved, type SavedRecord } from '../../../domain/kyc/saved-record'
import type { VerificationsMachine } from '../../../machines/verifications/machine'
import { record, recordLook, recordMessage } from '../../../machines/verifications/selectors'
import { Link } from '../../app/link'
import { toPath } from '../../app/paths'
import { ButtonLink } from '../../kit/button-link'
import { EmptyState } from '../../kit/empty-state'
import { ErrorState } from '../../kit/error-state'
import { Skeleton, SkeletonRegion } from '../../kit/skeleton'
import { RecordView } from '../saved/record-view'

const Nothing = () => (
  <EmptyState
    title="Nothing is saved here yet"
    text="You give this in your KYC, and then it stands here."
    action={
      <ButtonLink component={Link} to={toPath({ screen: 'kyc' })} variant="secondary">
        Go to KYC
      </ButtonLink>
    }
  />
)

const Record = ({ saved }: { readonly saved: SavedRecord }) =>
  isSaved(saved) || saved.field === 'Identification Document' ? <RecordView record={saved} /> : <Nothing />

/** The details of the chosen section, in each of their looks. The profile's own are shown by the page. */
export const SectionDetails = ({ actor }: { readonly actor: ActorRefFrom<VerificationsMachine> }) => {
  const look = useSelector(actor, recordLook)
  const saved = useSelector(actor, record)
  const message = useSelector(actor, recordMessage)
  if (look === 'failed')
    return (
      <ErrorState
        title="This did not load"
        message={message}
        onTryAgain={() => {
          actor.send({ type: 'try-again' })
        }}
      />
    )
  return saved ? (
    <Record saved={saved} />
  ) : (
    <SkeletonRegion label="Loading…">
      <Skeleton shape="text" count={4} />
    </SkeletonRegion>
  )
}
