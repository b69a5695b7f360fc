import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { openingStep } from '../../../domain/kyc/status'
import { phase, phoneNumber } from '../../../machines/phone/selectors'
import { loggedInCustomer } from '../../../machines/session/selectors'
import type { Features } from '../../../machines/features'
import { Link } from '../../session/link'
import { useSession } from '../../session/session-context'
import { useUnsavedInput } from '../../components/state/unsaved-input'
import { useScreen } from '../../components/page/use-screen'
import { ButtonLink } from '../../components/buttons/button-link'
import { AuthMessage } from '../auth/auth-message'
import { CodeForm } from './code-form'
import { NumberForm } from './number-form'

const TITLE = 'Verify your phone number'

/** The document title names the step; the heading is the same. */
const stepTitles = { number: TITLE, code: `Code · ${TITLE}`, done: `Verified · ${TITLE}` } as const

/** `/verify-phone`: the number, then the code that was sent to it. */
export const VerifyPhonePage = ({ feature }: { readonly feature: Features['phone'] }) => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const [input] = useState(() => feature.input(customer?.phoneNumber))
  const actor = useActorRef(feature.machine, { input })
  const view = useSelector(actor, phase)
  const number = useSelector(actor, phoneNumber)
  // The first step of KYC collects the number; customers who have saved it come from Settings.
  const inKyc = openingStep(customer?.kycStatus) === 1
  const heading = useScreen(stepTitles[view])
  useUnsavedInput()
  return (
    <AuthMessage heading={heading} icon={view === 'done' ? CircleCheck : Smartphone} title={TITLE}>
      {view === 'number' && <NumberForm actor={actor} />}
      {view === 'code' && <CodeForm actor={actor} />}
      {view === 'done' && (
        <p role="status">
          <strong>{number}</strong> is verified and saved in your profile.
        </p>
      )}
      {inKyc && (
        <ButtonLink component={Link} to={{ screen: 'kyc' }} variant={view === 'done' ? 'primary' : 'quiet'} block>
          {view === 'done' ? 'Continue with KYC' : 'Back to KYC'}
        </ButtonLink>
      )}
      <ButtonLink
        component={Link}
        to={{ screen: 'settings' }}
        variant={view === 'done' && !inKyc ? 'primary' : 'quiet'}
        block
      >
        Back to settings
      </ButtonLink>
    </AuthMessage>
  )
}
