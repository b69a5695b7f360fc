import { useSelector } from '@xstate/react'
import { MessageCircle, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { whatsAppLink } from '../../../domain/values/contact-links'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import { canShareLink } from '../../../machines/certificate/selectors'
import { ActionButton, ActionLink } from '../../components/buttons/action-row'

const TITLE = 'Insurance certificate'
const TEXT = 'Check my insurance certificate here:'

type Props = { readonly address: string; readonly certificate: ActorRefFrom<CertificateMachine> }

/** Shares the page where anybody checks a certificate: through the device, or through WhatsApp. */
export const ShareCheck = ({ address, certificate }: Props) =>
  useSelector(certificate, canShareLink) ? (
    <ActionButton
      icon={<Share2 size={24} />}
      onClick={() => {
        certificate.send({ type: 'share-check', link: { address, title: TITLE, text: TEXT } })
      }}
    >
      Share
    </ActionButton>
  ) : (
    <ActionLink
      href={whatsAppLink('', `${TEXT} ${address}`)}
      target="_blank"
      rel="noopener noreferrer"
      icon={<MessageCircle size={24} />}
    >
      WhatsApp
    </ActionLink>
  )
