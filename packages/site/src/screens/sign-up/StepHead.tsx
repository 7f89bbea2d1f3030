import type { ReactNode } from 'react';

/** What a step asks, and one sentence on why. */
export function StepHead({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <header>
      <h1 tabIndex={-1}>{title}</h1>
      <p data-part="lead">{lead}</p>
    </header>
  );
}
