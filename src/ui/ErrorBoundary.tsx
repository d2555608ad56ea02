import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown in the place of what failed; `retry` shows it anew. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a failure while something is drawn from emptying all that stands around it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => {
      this.setState({ hasFailed: false });
    });
  }
}
