import { useActorRef, useSelector } from '@xstate/react'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { formView, listView, quotePlace } from '../../../machines/beneficiaries/selectors'
import type { Features } from '../../../machines/features'
import { Link } from '../../session/link'
import { useScreen } from '../../components/page/use-screen'
import { ButtonLink } from '../../components/buttons/button-link'
import { PageHeading } from '../../components/page/page-heading'
import list from '../list/list-screen.module.css'
import { BeneficiariesList } from './beneficiaries-list'
import { BeneficiaryDialog } from './beneficiary-dialog'
import { placeWith, quoteForm } from './place'
import { Shares } from './shares'
import styles from './beneficiaries-page.module.css'

/** `/dashboard/beneficiaries` and `/beneficiaries`. */
export const BeneficiariesPage = ({ feature }: { readonly feature: Features['beneficiaries'] }) => {
  const [input] = useState(() => feature.input())
  const actor = useActorRef(feature.machine, { input })
  const open = useSelector(actor, formView) !== 'closed'
  const quote = useSelector(actor, quotePlace)
  const isEmpty = useSelector(actor, listView) === 'empty'
  return (
    <div className={list.screen}>
      {quote && (
        <Link to={quoteForm(quote)} className={styles.back}>
          <ArrowLeft size={18} /> Back to your quote
        </Link>
      )}
      <div className={list.top}>
        <PageHeading ref={useScreen('Your beneficiaries')}>Your beneficiaries</PageHeading>
        <ButtonLink
          component={Link}
          to={placeWith(quote, { adding: true })}
          variant={isEmpty ? 'secondary' : 'primary'}
        >
          <Plus size={18} /> Add New Beneficiary
        </ButtonLink>
      </div>
      <Shares actor={actor} />
      <BeneficiariesList actor={actor} />
      {open && <BeneficiaryDialog actor={actor} />}
    </div>
  )
}
