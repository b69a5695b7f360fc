import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SavedRecord } from '../../../domain/kyc/parts/parts'
import { isSaved } from '../../../domain/kyc/saved-record'
import type { VerificationsMachine } from '../../../machines/verifications/machine'
import { record, recordView, recordMessage } from '../../../machines/verifications/selectors'
import { Link } from '../../session/link'
import { ButtonLink } from '../../components/buttons/button-link'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import { RecordView } from '../record/record-view'

const Nothing = () => (
  <EmptyState
    title="Nothing is saved here yet"
    text="Once you fill this in during KYC, you will see it here."
    action={
      <ButtonLink component={Link} to={{ screen: 'kyc' }} variant="secondary">
        Go to KYC
      </ButtonLink>
    }
  />
)

const Record = ({ saved }: { readonly saved: SavedRecord }) =>
  isSaved(saved) || saved.field === 'Identification Document' ? <RecordView record={saved} /> : <Nothing />

/** The details of the chosen section, in each of their views. The page shows the profile's own. */
export const SectionDetails = ({ actor }: { readonly actor: ActorRefFrom<VerificationsMachine> }) => {
  const view = useSelector(actor, recordView)
  const saved = useSelector(actor, record)
  const message = useSelector(actor, recordMessage)
  if (view === 'failed')
    return (
      <ErrorState
        title="We could not load this"
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
