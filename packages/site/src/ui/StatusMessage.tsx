import type { ReactNode } from 'react';

/** Says that something is done; read politely when it appears. Takes no room without words. */
export function StatusMessage({ children }: { children?: ReactNode }) {
  return <div role="status">{children ? <p data-part="news">{children}</p> : null}</div>;
}
