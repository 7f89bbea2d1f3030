import { Component, type ComponentType, type ReactNode } from 'react';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Page or site on screen. Another value renders the content again. */
  subject: unknown;
  /** Component that is shown instead of content that failed. */
  fallback: ComponentType<{ error: unknown }>;
  /** Content that may fail to render. */
  children: ReactNode;
}

interface ErrorState {
  subject: unknown;
  caught: { error: unknown } | null;
}

/** Shows a fallback when its content fails to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { subject: this.props.subject, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorState): ErrorState | null {
    return subject === state.subject ? null : { subject, caught: null };
  }

  override render(): ReactNode {
    const { caught: failure } = this.state;
    const { fallback: Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
