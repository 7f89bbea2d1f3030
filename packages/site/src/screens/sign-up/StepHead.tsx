import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  margin-block-end: ${vars.space[4]};
  border-radius: 50%;
  background: ${vars.accentSoft};
  color: ${vars.accentText};
`;

export interface StepHeadProps {
  title: ReactNode;
  lead: ReactNode;
  /** An icon for a step that has no fields; decoration only. */
  drawing?: ReactNode;
  /** Below the heading of another page a step is an `h2`. */
  as?: 'h1' | 'h2' | undefined;
}

/** What a step asks, and one sentence on why. */
export function StepHead({ title, lead, drawing, as: Heading = 'h1' }: StepHeadProps) {
  return (
    <header>
      {drawing !== undefined && <Drawing aria-hidden>{drawing}</Drawing>}
      <Heading tabIndex={-1}>{title}</Heading>
      <p data-part="lead">{lead}</p>
    </header>
  );
}
