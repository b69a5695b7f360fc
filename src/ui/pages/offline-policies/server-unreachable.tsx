import type { ReactNode } from 'react'
import { ErrorState } from '../../components/feedback/error-state'
import { BarePage } from '../../components/page/bare-page'
import { useScreen } from '../../components/page/use-screen'

const UNREACHABLE = 'We cannot reach the server'

type Props = {
  readonly message: string
  readonly onTryAgain: () => void
  /** What can be shown without the server. */
  readonly children?: ReactNode
}

/** The screen of a customer whose profile cannot be read. */
export const ServerUnreachable = ({ message, onTryAgain, children }: Props) => {
  const heading = useScreen(UNREACHABLE)
  return (
    <BarePage>
      <ErrorState heading={heading} level="h1" title={UNREACHABLE} message={message} onTryAgain={onTryAgain} />
      {children}
    </BarePage>
  )
}
