import { Component, useEffect, type ReactNode } from 'react'
import { ContactLine } from '../brand/contact-line'
import { isOnline } from '../state/is-online'
import { forgetFailedScreens } from '../state/lazy-screen'
import { fileOf, reloadOnMissingChunk } from '../state/reload-on-missing-chunk'
import { ErrorState } from './error-state'

const notLoaded = {
  title: 'This page did not load',
  message: 'Check your connection and try again. Anything you saved is safe.',
}
const broken = { title: 'Something went wrong on this page', message: 'Try again. Anything you saved is safe.' }

/**
 * Shown when a screen throws or its script failed to load, and says which, with the ways to reach the brokerage. It goes on
 * by itself when the connection is back; online its button reloads the page, which also gets a newer version of the
 * portal. A tab whose version is gone from the server does that by itself.
 */
export const PageNotLoaded = ({ error, onTryAgain }: { readonly error: unknown; readonly onTryAgain: () => void }) => {
  useEffect(() => {
    reloadOnMissingChunk(error).catch(() => undefined)
  }, [error])
  useEffect(() => {
    window.addEventListener('online', onTryAgain)
    return () => {
      window.removeEventListener('online', onTryAgain)
    }
  }, [onTryAgain])
  return (
    <>
      <ErrorState
        {...(fileOf(error) === undefined ? broken : notLoaded)}
        onTryAgain={() => {
          if (isOnline()) window.location.reload()
          else onTryAgain()
        }}
      />
      <ContactLine />
    </>
  )
}

type Props = {
  /** Where its screens are: an error does not outlive its place. */
  readonly place?: string | undefined
  readonly children: ReactNode
}
type State = { readonly failed: boolean; readonly error?: unknown }

/** Catches errors that its screens throw while rendering. What is around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.tryAgain()
  }

  readonly tryAgain = () => {
    forgetFailedScreens()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? (
      <PageNotLoaded error={this.state.error} onTryAgain={this.tryAgain} />
    ) : (
      this.props.children
    )
  }
}
