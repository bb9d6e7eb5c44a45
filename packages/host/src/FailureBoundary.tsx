import { Component, type ReactNode } from 'react';
import { failureEvent } from './failure-event.ts';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Stands instead of what could not be rendered. */
  failed: ReactNode;
}

/** Keeps what fails below it from taking more of the page along; another `key` tries again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    window.dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
