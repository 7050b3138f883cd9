import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps a remote's crash within its own place on the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
