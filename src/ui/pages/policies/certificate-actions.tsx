import { useSelector } from '@xstate/react'
import { Download, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Id } from '../../../domain/values/id'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import { canShare, isSharing } from '../../../machines/certificate/selectors'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { useFileLink } from '../../session/file-link'
import { certificateName } from './certificate-name'

type Props = {
  readonly actor: ActorRefFrom<CertificateMachine>
  readonly policy: Id
  readonly address: string
  readonly policyNo: string | undefined
}

/** The actions for a certificate: open it, download it, and share it if the device can. */
export const CertificateActions = ({ actor, policy, address, policyNo }: Props) => {
  const able = useSelector(actor, canShare)
  const sharing = useSelector(actor, isSharing)
  const { link, fresh } = useFileLink(policy, address)
  const share = async () => {
    const current = await fresh()
    const file = { title: `Certificate ${policyNo ?? ''}`.trim(), fileName: certificateName(policyNo) }
    if (current !== undefined) actor.send({ type: 'share-certificate', file: { ...file, address: current } })
  }
  return (
    <>
      <ButtonLink {...link} variant="primary">
        Certificate
      </ButtonLink>
      <ButtonLink {...link} variant="secondary" download={certificateName(policyNo)}>
        <Download size={18} />
        Download
      </ButtonLink>
      {able && (
        <Button
          variant="secondary"
          busy={sharing}
          onClick={() => {
            void share()
          }}
        >
          <Share2 size={18} />
          Share
        </Button>
      )}
    </>
  )
}
