import { vars } from '@meetcute/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  align-content: start;
  min-inline-size: 0;
`;

/** Props of `Section`. */
export interface SectionProps {
  /** Heading. */
  title: string;
  /** Content. */
  children: ReactNode;
}

/** Part of a page with a heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
