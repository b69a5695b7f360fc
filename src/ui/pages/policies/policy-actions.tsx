import { useActorRef, useSelector } from '@xstate/react'
import { CalendarPlus, Download, FileText, FileUp, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { calendarFile } from '../../../domain/policy/calendar-file'
import type { Policy } from '../../../domain/policy/policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText } from '../../../domain/values/id'
import { isWebAddress } from '../../../domain/values/web-address'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import { canShareFile, isSharingFile } from '../../../machines/certificate/selectors'
import type { Features } from '../../../machines/features'
import { isBusy, isFinding, offlinePolicy } from '../../../machines/offline-policy/selectors'
import { ActionButton, ActionLink, ActionRow } from '../../components/buttons/action-row'
import { Card } from '../../components/data-display/card'
import { Spinner } from '../../components/loading/spinner'
import { thisDevice } from '../../components/state/this-device'
import { useFileLink } from '../../session/file-link'
import { useNavigation } from '../../session/link'
import { certificateName } from './certificate-name'
import { OfflineNote } from './offline-note'
import { policyTitle } from './policy-title'
import { ShareCheck } from './share-check'
import styles from './policies-page.module.css'

type Props = {
  readonly policy: Policy
  readonly today: CalendarDate
  readonly certificate: ActorRefFrom<CertificateMachine>
  readonly offline: Features['policies']['offlinePolicy']
}

/** The address of a calendar file of the day on which cover ends; `undefined` where `calendarFile` makes none. */
const useCalendarLink = (policy: Policy, today: CalendarDate): string | undefined => {
  const { toPath } = useNavigation()
  const { href: address } = new URL(toPath({ screen: 'policies', record: idText(policy.id) }), window.location.origin)
  const file = calendarFile(policy, { title: policyTitle(policy), address, today })
  return file && `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}

/**
 * What can be done with a policy: open and download its certificate, share the page that checks it or the file, save its
 * end in a calendar, and keep it on the device, with a note about who can see it there.
 */
export const PolicyActions = ({ policy, today, certificate, offline }: Props) => {
  const { id, certificateUrl, checkUrl, policyNo } = policy
  const hasCertificate = isWebAddress(certificateUrl)
  const { link, fresh } = useFileLink(id, certificateUrl ?? '')
  const able = useSelector(certificate, canShareFile)
  const sharing = useSelector(certificate, isSharingFile)
  const calendar = useCalendarLink(policy, today)
  const [input] = useState(() => offline.input(policy))
  const keeping = useActorRef(offline.machine, { input })
  const saved = useSelector(keeping, offlinePolicy)
  const busy = useSelector(keeping, isBusy)
  const finding = useSelector(keeping, isFinding)
  const share = async () => {
    const address = await fresh()
    const file = { title: `Certificate ${policyNo ?? ''}`.trim(), fileName: certificateName(policyNo) }
    if (address !== undefined) certificate.send({ type: 'share-certificate', file: { ...file, address } })
  }
  return (
    <Card className={styles.actions}>
      <ActionRow>
        {hasCertificate && (
          <ActionLink {...link} icon={<FileText size={24} />}>
            Certificate
          </ActionLink>
        )}
        {hasCertificate && (
          <ActionLink {...link} download={certificateName(policyNo)} icon={<Download size={24} />}>
            Download
          </ActionLink>
        )}
        {isWebAddress(checkUrl) && <ShareCheck address={checkUrl} certificate={certificate} />}
        {hasCertificate && able && (
          <ActionButton
            icon={sharing ? <Spinner /> : <FileUp size={24} />}
            aria-busy={sharing || undefined}
            onClick={() => {
              if (!sharing) void share()
            }}
          >
            Share PDF
          </ActionButton>
        )}
        {calendar !== undefined && (
          <ActionLink href={calendar} download="end-of-cover.ics" icon={<CalendarPlus size={24} />}>
            Add to calendar
          </ActionLink>
        )}
        <ActionButton
          icon={busy ? <Spinner /> : saved ? <Trash2 size={24} /> : <Smartphone size={24} />}
          aria-busy={busy || undefined}
          disabled={finding}
          onClick={() => {
            keeping.send({ type: saved ? 'remove-policy' : 'keep-policy' })
          }}
        >
          {saved ? 'Remove' : `Keep on this ${thisDevice()}`}
        </ActionButton>
      </ActionRow>
      <OfflineNote actor={keeping} canBeEvicted={offline.canBeEvicted()} />
    </Card>
  )
}
