import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of `children` after they failed. `retry` shows them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onFault?: () => void;
}

/** Catches errors while `children` are rendered, so that the rest of the screen stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error('A part of the screen failed.', error, componentStack);
    this.props.onFault?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });
}
