import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Quote = styled.blockquote`
  padding: ${vars.space[3]} ${vars.space[4]};
  border-inline-start: 3px solid ${vars.edge};
  background: ${vars.surfaceSunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Text that a member or visitor wrote, as it was written. */
export function Stranger({ children }: { children: ReactNode }) {
  return <Quote dir="auto">{children}</Quote>;
}
