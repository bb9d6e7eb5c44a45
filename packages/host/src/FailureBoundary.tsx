import { Component, type ReactNode } from 'react';
import { failureEvent } from './failure-event.ts';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Returns what is rendered instead of children that failed. */
  failed(error: unknown): ReactNode;
  /** What the children show; after a failure, they are rendered again once it changes. */
  subject?: string;
}

/** Returns whether React could not change the document, because an add-on has moved or removed its nodes. */
const isDocumentError = (error: unknown) => error instanceof DOMException;

/**
 * Catches render errors of its children. A new `key` renders the children again. Leaves errors of the document to the
 * root, which starts again from an empty element.
 */
export class FailureBoundary extends Component<
  FailureBoundaryProps,
  { hasFailed: boolean; error?: unknown }
> {
  override state = { hasFailed: false, error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ hasFailed: true, error });
  override componentDidCatch(error: unknown) {
    window.dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
  }
  override componentDidUpdate({ subject }: FailureBoundaryProps) {
    if (this.state.hasFailed && subject !== this.props.subject) this.setState({ hasFailed: false });
  }
  override render() {
    if (this.state.hasFailed && isDocumentError(this.state.error)) throw this.state.error;
    return this.state.hasFailed ? this.props.failed(this.state.error) : this.props.children;
  }
}
