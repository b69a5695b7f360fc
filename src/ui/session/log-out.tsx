import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { SECOND_TAP_MS } from '../../domain/rules/constants'
import { logOutMessages, lossTexts, type LogOutLoss } from '../../domain/session/log-out'
import { Button } from '../components/buttons/button'
import { Modal } from '../components/dialogs/modal'
import { useAddressChange } from '../components/page/use-address-change'
import { LogOutLossesContext } from './log-out-losses'
import styles from './log-out.module.css'
import { useSession } from './session-context'

type QuestionProps = {
  readonly losses: readonly LogOutLoss[]
  readonly onConfirm: () => void
  readonly onStay: () => void
}

/** The second of two taps on `Logout` is beside the dialog that the first has opened, and is no answer. */
const useSettled = () => {
  const settled = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      settled.current = true
    }, SECOND_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return () => settled.current
}

const LogOutQuestion = ({ losses, onConfirm, onStay }: QuestionProps) => {
  const isSettled = useSettled()
  return (
    <Modal
      title={logOutMessages.title}
      onClose={() => {
        if (isSettled()) onStay()
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {logOutMessages.stay}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {logOutMessages.confirm}
          </Button>
        </>
      }
    >
      <p>{logOutMessages.erases}</p>
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss}>{lossTexts[loss]}</li>
        ))}
      </ul>
    </Modal>
  )
}

/**
 * A customer's own log-out: `logOut` asks first where something would be erased for good, and
 * `question` is that dialog, to be rendered beside the button.
 */
export const useLogOut = (): { readonly logOut: () => void; readonly question: ReactNode } => {
  const session = useSession()
  const lossesNow = useContext(LogOutLossesContext)
  const [losses, setLosses] = useState<readonly LogOutLoss[]>([])
  const leave = () => {
    session.send({ type: 'log-out' })
  }
  const stay = () => {
    setLosses([])
  }
  useAddressChange(stay)
  return {
    logOut: () => {
      const found = lossesNow()
      if (found.length === 0) leave()
      else setLosses(found)
    },
    question:
      // Outside of the header, whose landmark its own would be part of.
      losses.length > 0 &&
      createPortal(<LogOutQuestion losses={losses} onConfirm={leave} onStay={stay} />, document.body),
  }
}
