import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

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

/** Props of `StepHead`. */
export interface StepHeadProps extends FrameProps {
  /** Heading of the step. */
  title: ReactNode;
  /** One sentence on the purpose of the step. Default: none. */
  lead?: ReactNode;
  /** Decorative icon of a step without fields. Default: none. */
  drawing?: ReactNode;
  /** Heading level; `h2` below the heading of another page. Default: 'h1'. */
  as?: 'h1' | 'h2' | undefined;
}

/** Heading and introduction of a step. */
export function StepHead({ title, lead, drawing, as: Heading = 'h1', ...frame }: StepHeadProps) {
  return (
    <header {...useFrame(frame, {})}>
      {drawing !== undefined && <Drawing aria-hidden>{drawing}</Drawing>}
      <Heading tabIndex={-1}>{title}</Heading>
      {lead !== undefined && <p data-part="lead">{lead}</p>}
    </header>
  );
}
