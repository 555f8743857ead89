import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';
import { Hydrated } from './hydrated.tsx';

interface ErrorBoundaryProps {
  /** Another page starts afresh; a key would also throw away the one that waits for the next. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  path?: string;
}

/** A page that threw: the shell stands, the cart is safe, and the visitor is told what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, now: ErrorBoundaryState) {
    return now.path === path ? null : { broken: false, path };
  }
  override render() {
    return this.state.broken ? (
      <>
        <Broken />
        <Hydrated />
      </>
    ) : (
      this.props.children
    );
  }
}
