import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onError(error: unknown): void;
  failed(error: unknown): ReactNode;
}

/** Keeps what goes wrong inside a remote's page in its place. React has no hook for this. */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.failed(this.state.error);
  }
}
