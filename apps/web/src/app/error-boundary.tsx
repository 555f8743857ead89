import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';

interface ErrorBoundaryProps {
  /** Another page starts afresh; a key would also throw away the one that waits for the next. */
  path: string;
  children: ReactNode;
}

/** A page that threw: the shell stands, the cart is safe, and the visitor is told what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() { return { broken: true }; }
  override componentDidUpdate(before: ErrorBoundaryProps) { if (this.state.broken && before.path !== this.props.path) this.setState({ broken: false }); }
  override render() { return this.state.broken ? <Broken /> : this.props.children; }
}
