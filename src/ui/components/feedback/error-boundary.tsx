import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state'

type Props = { readonly children: ReactNode }
type State = { readonly failed: boolean }

/** Shown when a screen throws or its script failed to load. It offers a reload. */
export const PageNotLoaded = () => (
  <ErrorState
    title="This page did not load"
    message="Check your connection and try again. Anything you saved is safe."
    onTryAgain={() => {
      window.location.reload()
    }}
  />
)

/** Catches errors that its screens throw while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageNotLoaded /> : this.props.children
  }
}
