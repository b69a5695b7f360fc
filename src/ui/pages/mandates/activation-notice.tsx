import { useSelector } from '@xstate/react'
import { Check, Copy, Landmark } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  debitsText,
  hasLapsed,
  isAwaitingTransfer,
  lapsedText,
  transferInstruction,
  transferNotes,
  type Activation,
  type ShownAccount,
} from '../../../domain/mandate/activation'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import type { CopyingMachine } from '../../../machines/copying/machine'
import { copiedText } from '../../../machines/copying/selectors'
import { Button } from '../../components/buttons/button'
import { Card } from '../../components/data-display/card'
import { IconTile } from '../../components/data-display/icon-tile'
import { Banner } from '../../components/feedback/banner'
import { VisuallyHidden } from '../../components/page/visually-hidden'
import styles from './mandates-page.module.css'

type Copying = ActorRefFrom<CopyingMachine>

const Account = ({ account, copying }: { readonly account: ShownAccount; readonly copying: Copying }) => {
  const { bank, accountNumber } = account
  const isCopied = useSelector(copying, copiedText) === accountNumber
  return (
    <li className={styles.account}>
      <span className={styles.bank}>{bank}</span>
      <span className={styles.number}>{accountNumber}</span>
      <Button
        variant="secondary"
        onClick={() => {
          copying.send({ type: 'copy-text', text: accountNumber })
        }}
      >
        {isCopied ? <Check size={18} /> : <Copy size={18} />}
        <span>{isCopied ? 'Copied' : 'Copy'}</span>
        <VisuallyHidden>{` the account number at ${bank}`}</VisuallyHidden>
      </Button>
      <span role="status">
        <VisuallyHidden>{isCopied ? 'The account number is copied' : ''}</VisuallyHidden>
      </span>
    </li>
  )
}

type TransferProps = {
  readonly activation: Activation
  readonly mandate: Mandate
  readonly copying: Copying
  readonly level: 2 | 3
}

const Transfer = ({ activation, mandate, copying, level }: TransferProps) => {
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <Card role="region" className={styles.activation} aria-labelledby={heading}>
      <div className={styles.head}>
        <IconTile icon={<Landmark size={24} />} tone="warning" />
        <div className={styles.titles}>
          <Heading id={heading} className={styles.heading}>
            {`Activate your mandate for ${mandateTitle(mandate)}`}
          </Heading>
          {debitsText(mandate) && <p className={styles.note}>{debitsText(mandate)}</p>}
        </div>
      </div>
      <p className={styles.instruction}>{transferInstruction(activation)}</p>
      <ul className={styles.accounts}>
        {activation.accounts.map((account) => (
          <Account key={`${account.bank} ${account.accountNumber}`} account={account} copying={copying} />
        ))}
      </ul>
      <div className={styles.notes}>
        {transferNotes(activation, mandate).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Card>
  )
}

type Props = {
  readonly mandate: Mandate
  readonly copying: Copying
  readonly level: 2 | 3
}

/** What an inactive mandate waits for, or that it has lapsed; nothing for another. */
export const ActivationNotice = ({ mandate, copying, level }: Props) => {
  const { activation } = mandate
  if (activation === undefined) return null
  if (hasLapsed(mandate)) return <Banner tone="danger">{lapsedText(activation)}</Banner>
  if (!isAwaitingTransfer(mandate)) return null
  return <Transfer activation={activation} mandate={mandate} copying={copying} level={level} />
}
