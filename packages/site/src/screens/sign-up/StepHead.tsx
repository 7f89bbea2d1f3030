import type { ReactNode } from 'react';

export interface StepHeadProps {
  title: ReactNode;
  lead: ReactNode;
  /** Below the heading of another page a step is an `h2`. */
  as?: 'h1' | 'h2' | undefined;
}

/** What a step asks, and one sentence on why. */
export function StepHead({ title, lead, as: Heading = 'h1' }: StepHeadProps) {
  return (
    <header>
      <Heading tabIndex={-1}>{title}</Heading>
      <p data-part="lead">{lead}</p>
    </header>
  );
}
