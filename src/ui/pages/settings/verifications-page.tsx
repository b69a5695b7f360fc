import { useActorRef, useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { kycFields, rejectionOf, sectionLabels } from '../../../domain/kyc/sections'
import { field, recordView, sections, sectionsView, sectionsMessage } from '../../../machines/verifications/selectors'
import type { Features } from '../../../machines/features'
import { FileAddressesContext } from '../../session/file-link'
import { Link } from '../../session/link'
import { Banner } from '../../components/feedback/banner'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { CustomerOverview } from './customer-overview'
import { SectionDetails } from './section-details'
import { SectionList } from './section-list'
import { SettingsFrame } from './settings-frame'
import styles from './settings-page.module.css'

const Rejected = ({ reason, step }: { readonly reason: string | undefined; readonly step: number }) => (
  <Banner
    tone="danger"
    icon={<CircleAlert size={20} />}
    action={
      <ButtonLink component={Link} to={{ screen: 'kyc', step }} variant="secondary">
        Correct it
      </ButtonLink>
    }
  >
    {reason === undefined ? 'This was not accepted.' : `This was not accepted: ${reason}`}
  </Banner>
)

/** `/dashboard/settings/verifications`; `?tab=` names the section whose details are shown. */
export const VerificationsPage = ({ feature }: { readonly feature: Features['verifications'] }) => {
  const [input] = useState(feature.verifications.input)
  const actor = useActorRef(feature.verifications.machine, { input })
  const overview = useActorRef(feature.overview.machine)
  const chosen = useSelector(actor, field)
  const known = useSelector(actor, sections)
  const listView = useSelector(actor, sectionsView)
  const listMessage = useSelector(actor, sectionsMessage)
  const view = useSelector(actor, recordView)
  const rejection = rejectionOf(known, chosen)
  return (
    <SettingsFrame active="verifications">
      {listView === 'failed' && (
        <Banner
          tone="danger"
          action={
            <Button
              variant="secondary"
              onClick={() => {
                actor.send({ type: 'try-again' })
              }}
            >
              Try again
            </Button>
          }
        >
          We could not load the status of your sections. <span>{listMessage}</span>
        </Banner>
      )}
      <div className={styles.verifications}>
        <SectionList chosen={chosen} sections={known} view={listView} />
        <section aria-labelledby="section-title">
          <Card padding="large" className={styles.details}>
            <h2 id="section-title" className={styles.title}>
              {sectionLabels[chosen]}
            </h2>
            {rejection && <Rejected reason={rejection.reason} step={kycFields.indexOf(chosen) + 1} />}
            <FileAddressesContext value={feature.files}>
              {view === 'profile' ? (
                <CustomerOverview actor={overview} />
              ) : (
                <SectionDetails key={chosen} actor={actor} />
              )}
            </FileAddressesContext>
          </Card>
        </section>
      </div>
    </SettingsFrame>
  )
}
