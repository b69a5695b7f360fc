import { useSelector } from '@xstate/react'
import { Download, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import { canShare, isSharing } from '../../../machines/certificate/selectors'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { certificateName } from './certificate-name'

type Props = {
  readonly actor: ActorRefFrom<CertificateMachine>
  readonly address: string
  readonly policyNo: string | undefined
}

/** The actions for a certificate: open it, download it, and share it if the device can. */
export const CertificateActions = ({ actor, address, policyNo }: Props) => {
  const able = useSelector(actor, canShare)
  const sharing = useSelector(actor, isSharing)
  const away = { href: address, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <>
      <ButtonLink {...away} variant="primary">
        Certificate
      </ButtonLink>
      <ButtonLink {...away} variant="secondary" download={certificateName(policyNo)}>
        <Download size={18} />
        Download
      </ButtonLink>
      {able && (
        <Button
          variant="secondary"
          busy={sharing}
          onClick={() => {
            const title = `Certificate ${policyNo ?? ''}`.trim()
            actor.send({ type: 'share-certificate', file: { address, title, fileName: certificateName(policyNo) } })
          }}
        >
          <Share2 size={18} />
          Share
        </Button>
      )}
    </>
  )
}
