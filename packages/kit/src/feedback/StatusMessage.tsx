import type { ReactNode } from 'react';

/** Props of `StatusMessage`. */
export interface StatusMessageProps {
  /** The message. Default: none. */
  children?: ReactNode;
}

/** Announces a completed action politely. Takes no space while it is empty. */
export function StatusMessage({ children }: StatusMessageProps) {
  return <div role="status">{children ? <p data-part="news">{children}</p> : null}</div>;
}
