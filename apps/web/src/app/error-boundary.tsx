import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';

/** A page that threw: the shell stands, the cart is safe, and the visitor is told what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() { return { broken: true }; }
  override render() { return this.state.broken ? <Broken /> : this.props.children; }
}
