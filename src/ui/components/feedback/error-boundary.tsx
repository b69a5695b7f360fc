import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state'

type Props = { readonly children: ReactNode }
type State = { readonly failed: boolean }

/** What the customer sees when a screen throws or its script did not load. A reload is the way on. */
export const PageNotLoaded = () => (
  <ErrorState
    title="This page did not load"
    message="Check your connection and try again. Nothing that was saved is lost."
    onTryAgain={() => {
      window.location.reload()
    }}
  />
)

/** Catches what its screens throw while they render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageNotLoaded /> : this.props.children
  }
}
