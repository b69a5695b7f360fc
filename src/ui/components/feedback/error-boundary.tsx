import { Component, useEffect, type ReactNode } from 'react'
import { forgetFailedScreens } from '../state/lazy-screen'
import { ErrorState } from './error-state'

/**
 * Shown when a screen throws or its script failed to load. It goes on by itself when the connection is back
 * (requirement TAP-07); online its button reloads the page, which also gets a newer version of the portal.
 */
export const PageNotLoaded = ({ onTryAgain }: { readonly onTryAgain: () => void }) => {
  useEffect(() => {
    window.addEventListener('online', onTryAgain)
    return () => {
      window.removeEventListener('online', onTryAgain)
    }
  }, [onTryAgain])
  return (
    <ErrorState
      title="This page did not load"
      message="Check your connection and try again. Anything you saved is safe."
      onTryAgain={() => {
        if (navigator.onLine) window.location.reload()
        else onTryAgain()
      }}
    />
  )
}

type Props = {
  /** Where its screens are: an error does not outlive its place. */
  readonly place?: string | undefined
  readonly children: ReactNode
}
type State = { readonly failed: boolean }

/** Catches errors that its screens throw while rendering. What is around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.tryAgain()
  }

  readonly tryAgain = () => {
    forgetFailedScreens()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <PageNotLoaded onTryAgain={this.tryAgain} /> : this.props.children
  }
}
