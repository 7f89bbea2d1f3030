import type { ReactNode } from 'react';

export interface DocsTableProps {
  /** Name of the table. */
  label: string;
  /** Head and body of the table. */
  children: ReactNode;
}

/** Table of a docs page, which scrolls sideways where the window is narrower, by keyboard too. */
export function DocsTable({ label, children }: DocsTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table>{children}</table>
    </div>
  );
}
