import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state'

type Props = { readonly children: ReactNode }
type State = { readonly failed: boolean }

/** What the customer sees when a screen breaks or its script did not arrive. A reload is the way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? (
      <ErrorState
        title="This page did not load"
        message="Check your connection and try again. Nothing that was saved is lost."
        onTryAgain={() => {
          window.location.reload()
        }}
      />
    ) : (
      this.props.children
    )
  }
}
