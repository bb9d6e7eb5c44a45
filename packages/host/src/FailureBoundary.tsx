import { Component, type ReactNode } from 'react';
import { failureEvent } from './failure-event.ts';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Rendered instead of children that failed. */
  failed: ReactNode;
  /** What the children show; after a failure, they are rendered again once it changes. */
  subject?: string;
}

/** Catches render errors of its children. A new `key` renders the children again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    window.dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
  }
  override componentDidUpdate({ subject }: FailureBoundaryProps) {
    if (this.state.hasFailed && subject !== this.props.subject) this.setState({ hasFailed: false });
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
