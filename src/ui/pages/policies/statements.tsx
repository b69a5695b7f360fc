import { useActorRef, useSelector } from '@xstate/react'
import type { Statement } from '../../../domain/payment/statement'
import { id } from '../../../domain/values/id'
import { isWebAddress } from '../../../domain/values/web-address'
import type { Features } from '../../../machines/features'
import { statements } from '../../../machines/statements/selectors'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { FileAddressesContext, useFileLink } from '../../session/file-link'
import styles from './policies-page.module.css'

const StatementLink = ({ year, address }: Statement) => (
  <ButtonLink {...useFileLink(id(year), address).link} variant="secondary">
    {`Statement ${year}`}
  </ButtonLink>
)

/** The yearly statements of premiums, where the server has any. */
export const Statements = ({ feature }: { readonly feature: Features['policies']['statements'] }) => {
  const shown = useSelector(useActorRef(feature.machine), statements).filter(({ address }) => isWebAddress(address))
  if (shown.length === 0) return null
  return (
    <FileAddressesContext value={feature.files}>
      <Card role="region" aria-labelledby="statements" className={styles.statements}>
        <h2 id="statements" className={styles.title}>
          Statements of premiums
        </h2>
        <p className={styles.note}>What you paid in each year, as a PDF.</p>
        <p className={styles.links}>
          {shown.map((statement) => (
            <StatementLink key={statement.year} {...statement} />
          ))}
        </p>
      </Card>
    </FileAddressesContext>
  )
}
